import { taxPaperWords as words } from '@contract/locales/es-MX/treasury/tax-papers';
import type { TaxHolder } from '@server/adapters/tax-documents';
import { t } from '@server/i18n';

/** Whom a document is for, a line each of what is known. */
export const describeHolder = ({ name, rfc, curp, regime, fiscalPostalCode }: TaxHolder) => [
  t(words.holder, { name }),
  t(words.rfc, { rfc: rfc ?? t(words.unknown) }),
  ...(curp ? [t(words.curp, { curp })] : []),
  ...(regime && fiscalPostalCode
    ? [t(words.fiscal, { regime, postalCode: fiscalPostalCode })]
    : []),
];
