import type { SiteDetail } from '@contract/credit/sites';
import type { InstalledModel } from '@contract/credit/technical-data';
import { technicalWords as words } from '@contract/locales/es-MX/credit/sites';
import { t } from '@portal/i18n';

/** What a site may have of a part: what its installer is accredited for, and what it has already. */
export function modelOptions({ accredited }: SiteDetail, has: InstalledModel | undefined) {
  const options = accredited.map(({ id, ...name }) => ({ value: id, label: t(words.model, name) }));
  if (!has || options.some(({ value }) => value === has.accreditation_id)) return options;
  const { accreditation_id: value, brand, model } = has;
  return [...options, { value, label: t(words.model, { brand, model }) }];
}
