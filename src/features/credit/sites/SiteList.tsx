import type { ProjectDetail } from '@contract/credit/projects';
import { addressLine } from '@contract/credit/site-address';
import { addedSite, sites } from '@contract/credit/sites';
import { href } from '@contract/kernel/screens';
import { applicantProjects } from '@contract/locales/es-MX/credit/credit';
import { siteWords as words } from '@contract/locales/es-MX/credit/sites';
import { AddressFields } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { TariffSelect } from '../projects/TariffSelect';

/** The sites of a project, each leading to its own screen and to its photographs. */
export function SiteList({ project }: { project: ProjectDetail }) {
  const mayOpen = useMay('sites.show');
  const mayAdd = useMay('sites.edit') && project.actions.includes('add_site');
  const mayBring = useMay('stages.upload') && project.actions.includes('upload_evidence');
  if (!mayOpen) return null;
  return (
    <Section
      title={t(words.list)}
      description={t(words.listHelp)}
      action={mayAdd ? <AddSite projectId={project.id} /> : undefined}
    >
      <RowList>
        {project.sites.map((site) => {
          const at = { projectId: project.id, siteId: site.id };
          const { street } = site;
          return (
            <li key={site.id}>
              <span>{addressLine(site, site.postal_code)}</span>
              <Flex gap={8} wrap>
                {mayBring ? (
                  <ButtonLink
                    to={href('siteEvidence', at)}
                    aria-label={t(words.evidenceOf, { street })}
                  >
                    {t(words.evidences)}
                  </ButtonLink>
                ) : null}
                <ButtonLink to={href('siteShow', at)} aria-label={t(words.openOf, { street })}>
                  {t(words.open)}
                </ButtonLink>
              </Flex>
            </li>
          );
        })}
      </RowList>
    </Section>
  );
}

function AddSite({ projectId }: { projectId: string }) {
  const [open, setOpen] = useState(false);
  const add = useAct(sites.create);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(words.add)}</Button>
      <FormModal open={open} title={t(words.addTitle)} onClose={close}>
        <AppForm
          schema={addedSite}
          initial={{
            ...{ project_id: projectId, street: '', neighbourhood: '' },
            ...{ municipality: '', state: '', postal_code: '' },
          }}
          submitLabel={t(words.add)}
          outcome="created"
          onCancel={close}
          onSubmit={async (body) => void (await add.mutateAsync({ body }))}
          onDone={close}
        >
          <TextInput name="street" label={t(applicantProjects.street)} />
          <AddressFields />
          <TariffSelect name="tariff" optional />
        </AppForm>
      </FormModal>
    </>
  );
}
