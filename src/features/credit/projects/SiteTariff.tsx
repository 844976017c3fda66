import type { ProjectDetail } from '@contract/credit/projects';
import { tariffName, tariffWords as words } from '@contract/locales/es-MX/credit/tariffs';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';

const SiteTariffForm = lazy(() =>
  import('./SiteTariffForm').then((file) => ({ default: file.SiteTariffForm })),
);

interface SiteTariffProps {
  project: Pick<ProjectDetail, 'id' | 'actions'>;
  site: ProjectDetail['sites'][number];
}

/** The tariff of a site, which may become known after its request. */
export function SiteTariff({ project, site }: SiteTariffProps) {
  const [open, setOpen] = useState<boolean>();
  const may = useMay('projects.edit');
  const { tariff } = site;
  return (
    <>
      {tariff ? t(tariffName[tariff]) : t(words.unknown)}
      {may && project.actions.includes('correct_tariff') ? (
        <Button type="link" size="small" onClick={() => setOpen(true)}>
          {t(tariff ? words.change : words.add)}
        </Button>
      ) : null}
      {open === undefined ? null : (
        <Suspense>
          <SiteTariffForm
            {...{ projectId: project.id, site, open }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
