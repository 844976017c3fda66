import { measuresOf } from '@contract/credit/measures';
import { type SiteDetail, sites } from '@contract/credit/sites';
import { deviceForm } from '@contract/credit/technical-data';
import { siteWords, technicalWords as words } from '@contract/locales/es-MX/credit/sites';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { ParsedInput } from '@portal/ui/form/inputs/ParsedInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TagsInput } from '@portal/ui/form/inputs/TagsInput';
import { formatNumber, parseHundredths } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { Falls } from './Falls';
import { modelOptions } from './model-options';
import styles from './sites.module.css';

/** The equipment of a site that saves energy, what was spent before it, and its serial numbers. */
export function DeviceForm({ site, onDone }: { site: SiteDetail; onDone: () => void }) {
  const save = useAct(sites.setDevice);
  const has = site.technical?.kind === 'device' ? site.technical : undefined;
  const { version, equipment_serials } = site;
  const units = measuresOf(site.product_id);
  const kept = has && {
    equipment_id: has.equipment.accreditation_id,
    equipment_count: has.equipment_count,
    capacity: has.capacity,
    efficiency_hundredths: has.efficiency_hundredths,
    baseline: has.baseline,
  };
  return (
    <AppForm
      schema={deviceForm}
      initial={{ equipment_id: '', ...kept, equipment_serials, version, confirmed: false }}
      submitLabel={t(words.save)}
      outcome="updated"
      onSubmit={async (body) =>
        void (await save.mutateAsync({ params: { siteId: site.id }, body }))
      }
      onDone={onDone}
    >
      <Section title={t(words.device)}>
        <div className={styles.fields}>
          <SelectInput
            name="equipment_id"
            label={t(words.deviceModel)}
            options={modelOptions(site, has?.equipment)}
          />
          <NumberInput name="equipment_count" label={t(words.deviceCount)} />
          <NumberInput name="capacity" label={t(words.capacity)} unit={t(units.capacity)} />
          <ParsedInput
            name="efficiency_hundredths"
            label={t(words.efficiency)}
            parse={parseHundredths}
            format={(hundredths) => formatNumber(hundredths / 100)}
            suffix={t(units.efficiency)}
            inputMode="decimal"
          />
          <NumberInput
            name="baseline"
            label={t(words.baseline)}
            help={t(words.baselineHelp)}
            unit={t(units.baseline)}
          />
        </div>
      </Section>
      <Section title={t(words.serials)} description={t(words.serialsHelp)}>
        <TagsInput
          name="equipment_serials"
          label={t(words.equipmentSerials)}
          separators={[',', ';', '\n', '\t']}
          optional
        />
      </Section>
      <Falls when={t(siteWords.fallsEquipment)} falls={site.falls.equipment} />
    </AppForm>
  );
}
