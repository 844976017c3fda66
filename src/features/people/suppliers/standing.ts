import { supplierStandingName } from '@contract/locales/es-MX/people/suppliers';
import type { SupplierStanding } from '@contract/people/supplier-states';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';

/** How each standing reads and looks. */
export const standing: Record<SupplierStanding, { text: string; tone: Tone }> = {
  registered: { text: t(supplierStandingName.registered), tone: 'neutral' },
  preparing: { text: t(supplierStandingName.preparing), tone: 'info' },
  verified: { text: t(supplierStandingName.verified), tone: 'success' },
  suspended: { text: t(supplierStandingName.suspended), tone: 'danger' },
};
