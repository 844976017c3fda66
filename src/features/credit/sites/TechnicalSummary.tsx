import { measuresOf } from '@contract/credit/measures';
import type { SiteDetail } from '@contract/credit/sites';
import { PERFORMANCE_PERCENT } from '@contract/credit/solar-yield';
import type { InstalledModel, TechnicalData } from '@contract/credit/technical-data';
import { technicalWords as words } from '@contract/locales/es-MX/credit/sites';
import { t } from '@portal/i18n';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { StatusTag } from '@portal/ui/kit/StatusTag';

/** What is installed at a site, and what it is estimated to make. */
export function TechnicalSummary({ site }: { site: SiteDetail }) {
  const { technical, estimate, missing_serials: missing, state } = site;
  if (!technical) return <EmptyState text={t(words.none)} />;
  return (
    <>
      <DescriptionList
        rows={[
          ...(estimate
            ? [
                { label: t(words.power), value: t(words.kwp, { kwp: estimate.watts / 1000 }) },
                {
                  label: t(words.estimate),
                  value: t(words.perYear, { kwh: estimate.yearly_kwh }),
                },
              ]
            : []),
          ...rowsOf(technical, site.product_id),
          {
            label: t(words.serials),
            value: (
              <StatusTag tone={missing > 0 ? 'warning' : 'success'}>
                {missing > 0 ? t(words.missing, { count: missing }) : t(words.complete)}
              </StatusTag>
            ),
          },
        ]}
      />
      {estimate ? (
        <p>
          {t(words.source, { rate: estimate.kwh_per_kwp, state, percent: PERFORMANCE_PERCENT })}
        </p>
      ) : null}
    </>
  );
}

const unitsOf = (count: number, { brand, model }: InstalledModel) =>
  t(words.units, { count, name: t(words.model, { brand, model }) });

function rowsOf(data: TechnicalData, productId: number) {
  if (data.kind === 'panels') {
    return [
      { label: t(words.module), value: unitsOf(data.module_count, data.module) },
      { label: t(words.inverter), value: unitsOf(data.inverter_count, data.inverter) },
      { label: t(words.structure), value: t(words.structures[data.structure]) },
      { label: t(words.tilt), value: t(words.degrees, { count: data.tilt_degrees }) },
      { label: t(words.azimuth), value: t(words.degrees, { count: data.azimuth_degrees }) },
    ];
  }
  const units = measuresOf(productId);
  return [
    { label: t(words.device), value: unitsOf(data.equipment_count, data.equipment) },
    {
      label: t(words.capacity),
      value: t(words.measured, { amount: data.capacity, unit: t(units.capacity) }),
    },
    {
      label: t(words.efficiency),
      value: t(words.measured, {
        amount: data.efficiency_hundredths / 100,
        unit: t(units.efficiency),
      }),
    },
    {
      label: t(words.baseline),
      value: t(words.measured, { amount: data.baseline, unit: t(units.baseline) }),
    },
  ];
}
