import type { EstimateFigures } from '@contract/credit/estimate-fields';
import { catOf, describeEstimate, systemText } from '@contract/credit/estimate-words';
import type { EstimateItem } from '@contract/credit/estimates';
import { expressWords as words } from '@contract/locales/es-MX/credit/estimates-page';
import { t } from '@portal/i18n';
import { formatMoney, formatPercent } from '@portal/ui/format';

const formats = { money: formatMoney, percent: formatPercent };

/** An estimate as the portal writes it. */
export const estimateText = (figures: EstimateFigures) => describeEstimate(figures, formats);

/** What a client reads before the link: who, what, on which day, payment beside saving, CAT, and that it is an estimate. */
export function messageOf({ figures, supplier_name: company, url }: EstimateItem): string {
  const { payment, saving } = estimateText(figures);
  return t(words.message, {
    ...{ company, url, day: figures.rates_on, system: systemText(figures) },
    ...{ paymentLabel: payment[0], payment: payment[1], saving: saving[1] },
    cat: catOf(figures, formats),
  });
}
