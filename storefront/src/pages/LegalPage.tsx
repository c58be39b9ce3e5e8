import { useLoaderData } from 'react-router-dom';
import type { LegalDocument } from '@front-door/shared/legal/legal.types';
import { LegalArticle } from '../features/legal/LegalArticle';

/** Any of the legal documents: the route loads which. */
export function LegalPage() {
  return <LegalArticle document={useLoaderData<LegalDocument>()} />;
}
