import type { InstalledModel, TechnicalData } from '@contract/credit/technical-data';
import type { Day } from '@contract/kernel/fields/day';
import { siteServerWords as words } from '@contract/locales/es-MX/credit/sites-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { accreditedEquipment } from '@server/features/people';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import type { SiteRow } from './repository';

/** The models that a site has already: they stay though their accreditation has expired since. */
const modelsIn = (data: TechnicalData | null): InstalledModel[] => {
  if (!data) return [];
  return data.kind === 'panels' ? [data.module, data.inverter] : [data.equipment];
};

/**
 * What an installer puts in, of what it is accredited for today.
 * @param asked accreditations by the field that names each
 * @throws AppError refused, on the field of one that is none of its own in force
 */
export async function accreditedModels<Field extends string>(
  tx: Tx,
  { site, row: { project } }: SiteRow,
  asked: Record<Field, string>,
  today: Day,
): Promise<(field: Field) => InstalledModel> {
  const found = await accreditedEquipment(
    tx,
    {
      supplierId: project.supplierId,
      productId: project.productId,
      ids: Object.values<string>(asked),
    },
    today,
  );
  const known = [
    ...modelsIn(site.technicalData),
    ...found.map(({ id, brand, model }) => ({ accreditation_id: id, brand, model })),
  ];
  return (field) => {
    const model = known.find((each) => each.accreditation_id === asked[field]);
    if (!model) throw refused(t(outcomes.invalidTitle), { [field]: t(words.notAccredited) });
    return model;
  };
}
