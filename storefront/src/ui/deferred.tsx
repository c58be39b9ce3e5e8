import { lazy, memo, Suspense, useEffect, type ComponentType } from 'react';
import { takeOver } from '../platform/earlyInput';
import { loadChunk } from '../platform/loadChunk';

/**
 * A part of a page that is prerendered with it but hydrated later, when its own chunk has arrived: for what
 * nobody touches first. Should the chunk not arrive, the part stays as it was prerendered.
 *
 * It renders anew only when its props change: React leaves a part that still waits for its chunk alone only as
 * long as nothing asks it to.
 */
export function deferred<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await loadChunk(load).then((module) => answering(pick(module)), never) }));
  return memo(function Deferred(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}

/** Tells when the part answers, which until then keeps what is done to it. */
function answering<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Answering(props: Props) {
    useEffect(takeOver, []);
    return <Component {...props} />;
  };
}

/** Waits for good, which keeps the prerendered HTML in place. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}
