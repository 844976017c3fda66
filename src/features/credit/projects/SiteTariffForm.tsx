import type { ProjectDetail } from '@contract/credit/projects';
import { sites } from '@contract/credit/sites';
import { tariffWords as words } from '@contract/locales/es-MX/credit/tariffs';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TariffSelect } from './TariffSelect';

interface SiteTariffFormProps {
  projectId: string;
  site: ProjectDetail['sites'][number];
  open: boolean;
  onClose: () => void;
}

/** Says the tariff of a site once its bill is known. */
export function SiteTariffForm({ projectId, site, open, onClose }: SiteTariffFormProps) {
  const save = useAct(sites.setTariff);
  const { id: siteId, tariff } = site;
  return (
    <FormModal open={open} title={t(words.title)} onClose={onClose}>
      <AppForm
        schema={sites.setTariff.body}
        initial={{ ...(tariff && { tariff }) }}
        submitLabel={t(words.save)}
        outcome="updated"
        onCancel={onClose}
        onSubmit={async (body) =>
          void (await save.mutateAsync({ params: { projectId, siteId }, body }))
        }
        onDone={onClose}
      >
        <p>{t(words.until)}</p>
        <TariffSelect name="tariff" />
      </AppForm>
    </FormModal>
  );
}
