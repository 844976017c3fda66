import { credit } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { formatPercent } from './format';

/** A CAT in basis points as it is read, or that none can be computed. */
export const catText = (bp: number | null): string =>
  bp === null ? t(credit.noCat) : formatPercent(bp);
