import { productName } from '@contract/credit/product-catalog';
import {
  portfolioAgeName,
  portfolioGroupName,
  portfolioWords as words,
} from '@contract/locales/es-MX/treasury/portfolio';
import { OTHER_SLICES, type PortfolioGroup, portfolioAges } from '@contract/treasury/portfolio';
import { t } from '@portal/i18n';

export const groupName = (by: PortfolioGroup): string => t(portfolioGroupName[by]);

/** What people read of the key of a slice. */
export function sliceName(by: PortfolioGroup, key: string): string {
  if (key === OTHER_SLICES) return t(words.others);
  if (by === 'product') return productName(Number(key));
  if (by === 'grade') return t(words.grade, { grade: key });
  const age = by === 'age' ? portfolioAges.find((each) => each === key) : undefined;
  return age ? t(portfolioAgeName[age]) : key;
}
