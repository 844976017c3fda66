import { type SiteDetail, sites } from '@contract/credit/sites';
import { panelsForm, structures } from '@contract/credit/technical-data';
import { siteWords, technicalWords as words } from '@contract/locales/es-MX/credit/sites';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TagsInput } from '@portal/ui/form/inputs/TagsInput';
import { Section } from '@portal/ui/kit/Section';
import { useWatch } from 'react-hook-form';
import { Falls } from './Falls';
import { modelOptions } from './model-options';
import styles from './sites.module.css';

/** What ends a serial number that is pasted. */
const BETWEEN = [',', ';', '\n', '\t'] as const;

/** The modules of a site, where they look, their inverters and their serial numbers. */
export function PanelsForm({ site, onDone }: { site: SiteDetail; onDone: () => void }) {
  const save = useAct(sites.setPanels);
  const has = site.technical?.kind === 'panels' ? site.technical : undefined;
  const { version, module_serials, inverter_serials } = site;
  const kept = has && {
    module_id: has.module.accreditation_id,
    module_count: has.module_count,
    module_watts: has.module_watts,
    inverter_id: has.inverter.accreditation_id,
    inverter_count: has.inverter_count,
    structure: has.structure,
    tilt_degrees: has.tilt_degrees,
    azimuth_degrees: has.azimuth_degrees,
  };
  return (
    <AppForm
      schema={panelsForm}
      initial={{
        ...{ module_id: '', inverter_id: '', ...kept },
        ...{ module_serials, inverter_serials, version, confirmed: false },
      }}
      submitLabel={t(words.save)}
      outcome="updated"
      onSubmit={async (body) =>
        void (await save.mutateAsync({ params: { siteId: site.id }, body }))
      }
      onDone={onDone}
    >
      <Section title={t(words.panels)} description={<Power />}>
        <div className={styles.fields}>
          <SelectInput
            name="module_id"
            label={t(words.module)}
            options={modelOptions(site, has?.module)}
          />
          <NumberInput name="module_count" label={t(words.moduleCount)} />
          <NumberInput name="module_watts" label={t(words.moduleWatts)} unit="W" />
          <SelectInput
            name="inverter_id"
            label={t(words.inverter)}
            options={modelOptions(site, has?.inverter)}
          />
          <NumberInput name="inverter_count" label={t(words.inverterCount)} />
        </div>
      </Section>
      <Section title={t(words.mounting)}>
        <div className={styles.fields}>
          <SelectInput
            name="structure"
            label={t(words.structure)}
            options={optionsOf(structures, texts(words.structures))}
          />
          <NumberInput
            name="tilt_degrees"
            label={t(words.tilt)}
            help={t(words.tiltHelp)}
            unit="°"
          />
          <NumberInput
            name="azimuth_degrees"
            label={t(words.azimuth)}
            help={t(words.azimuthHelp)}
            unit="°"
          />
        </div>
      </Section>
      <Section title={t(words.serials)} description={t(words.serialsHelp)}>
        <div className={styles.fields}>
          <TagsInput
            name="module_serials"
            label={t(words.moduleSerials)}
            separators={BETWEEN}
            optional
          />
          <TagsInput
            name="inverter_serials"
            label={t(words.inverterSerials)}
            separators={BETWEEN}
            optional
          />
        </div>
      </Section>
      <Falls when={t(siteWords.fallsEquipment)} falls={site.falls.equipment} />
    </AppForm>
  );
}

/** What the modules that are typed give together. */
function Power() {
  const [count, watts] = useWatch({ name: ['module_count', 'module_watts'] });
  if (typeof count !== 'number' || typeof watts !== 'number') return null;
  return `${t(words.power)}: ${t(words.kwp, { kwp: (count * watts) / 1000 })}`;
}
