import { useLoaderData } from 'react-router-dom';
import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import { NotFoundPage } from './NotFoundPage';
export function TreatmentPage() {
  const t = useLoaderData<Treatment | null>();
  return t === null ? (
    <NotFoundPage />
  ) : (
    <>
      <h1>{t.name}</h1>
      <p>{t.description}</p>
    </>
  );
}
