import { productCatalog } from '@contract/credit/product-catalog';
import { mexicanStates } from '@contract/kernel/fields/postal-code';
import { workWords } from '@contract/locales/es-MX/people/onboarding';
import { profiles } from '@contract/people/profiles';
import { workProfiles as contract, type WorkProfile } from '@contract/people/work-profiles';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { MultiSelect } from '@portal/ui/form/inputs/MultiSelect';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { ageHint } from './age-hint';

// Each form sends its part alone, and all of it.
const { version, experience, technologies, states } = contract.edit.body.shape;
const experienceBody = z.strictObject({ version, experience: experience.unwrap() });
const technologiesBody = z.strictObject({ version, technologies: technologies.unwrap() });
const statesBody = z.strictObject({ version, states: states.unwrap() });

/** What is kept, for one of the forms below, which saves its part alone. */
function Kept({ title, children }: { title: string; children: (kept: WorkProfile) => ReactNode }) {
  const query = useRead(contract.show, {});
  return (
    <Section title={title}>
      <Loaded query={query} skeleton={<SkeletonLines lines={3} />}>
        {children}
      </Loaded>
    </Section>
  );
}

export function ExperienceForm() {
  const edit = useAct(contract.edit);
  return (
    <Kept title={t(workWords.experience)}>
      {({ version, experience }) => (
        <AppForm
          schema={experienceBody}
          initial={{
            version,
            experience: experience ? { ...experience, website: experience.website ?? '' } : {},
          }}
          draft="work-experience"
          submitLabel={t(workWords.save)}
          outcome="updated"
          onSubmit={async (body) => void (await edit.mutateAsync({ body }))}
        >
          <YearsField />
          <NumberInput name="experience.systems_installed" label={t(workWords.installed)} />
          <TextAreaWithCounter
            name="experience.summary"
            label={t(workWords.summary)}
            help={t(workWords.summaryHelp)}
            maximum={1000}
          />
          <TextInput
            name="experience.website"
            label={t(workWords.website)}
            help={t(workWords.websiteHelp)}
            optional
          />
        </AppForm>
      )}
    </Kept>
  );
}

/** How long they have done it, with a hint where a company says more than it exists. */
function YearsField() {
  const years: unknown = useWatch({ name: 'experience.years' });
  const { data } = useRead(profiles.show, {});
  const hint = ageHint(years, data?.incorporated_on ?? null, new Date());
  return (
    <>
      <NumberInput name="experience.years" label={t(workWords.years)} />
      {hint ? <Alert type="info" showIcon role="status" message={hint} /> : null}
    </>
  );
}

export function TechnologiesForm() {
  const edit = useAct(contract.edit);
  return (
    <Kept title={t(workWords.sells)}>
      {({ version, technologies }) => (
        <AppForm
          schema={technologiesBody}
          initial={{ version, technologies }}
          draft="work-technologies"
          submitLabel={t(workWords.save)}
          outcome="updated"
          onSubmit={async (body) => void (await edit.mutateAsync({ body }))}
        >
          <MultiSelect
            name="technologies"
            label={t(workWords.technologies)}
            options={productCatalog.map(({ name, text }) => ({ value: name, label: t(text) }))}
          />
        </AppForm>
      )}
    </Kept>
  );
}

export function StatesForm() {
  const edit = useAct(contract.edit);
  return (
    <Kept title={t(workWords.works)}>
      {({ version, states }) => (
        <AppForm
          schema={statesBody}
          initial={{ version, states }}
          draft="work-states"
          submitLabel={t(workWords.save)}
          outcome="updated"
          onSubmit={async (body) => void (await edit.mutateAsync({ body }))}
        >
          <MultiSelect
            name="states"
            label={t(workWords.states)}
            options={mexicanStates.map((name) => ({ value: name, label: name }))}
          />
        </AppForm>
      )}
    </Kept>
  );
}
