import { lazy, Suspense } from 'react';
import { loadChunk } from '../../platform/loadChunk';
import { useIsNarrow } from '../../platform/useIsNarrow';
import type { VisitBarProps } from './VisitBar';

const VisitBar = lazy(async () => ({ default: (await loadChunk(() => import('./VisitBar'))).VisitBar }));

/** The yellow bar of small screens; nothing of it is fetched on others. */
export function StartBar(props: VisitBarProps) {
  return (
    useIsNarrow() && (
      <Suspense>
        <VisitBar {...props} />
      </Suspense>
    )
  );
}
