import { prospect as words } from '@contract/locales/es-MX/program/prospects';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';

const NewProspectForm = lazy(() =>
  import('./NewProspectForm').then((file) => ({ default: file.NewProspectForm })),
);

/** The button that adds a prospect by hand, for those who may, and its form. */
export function NewProspect() {
  const [adding, setAdding] = useState(false);
  if (!useMay('prospects.create')) return null;
  return (
    <>
      <Button onClick={() => setAdding(true)}>{t(words.add)}</Button>
      {adding ? (
        <Suspense fallback={null}>
          <NewProspectForm onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
