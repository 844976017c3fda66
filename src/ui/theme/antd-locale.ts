import { common } from '@contract/locales/es-MX/kernel/common';
import { dates } from '@contract/locales/es-MX/kernel/dates';
import { t } from '@portal/i18n';
import type { Locale } from 'antd/es/locale';
import spanish from 'antd/es/locale/es_ES';

/** antd knows the Spanish of Spain; these are the differences of Mexico, and dayjs' own es-mx. */
export const antdLocale: Locale = {
  ...spanish,
  locale: 'es-mx',
  ...(spanish.DatePicker && {
    DatePicker: {
      ...spanish.DatePicker,
      lang: {
        ...spanish.DatePicker.lang,
        locale: 'es-mx',
        placeholder: t(dates.dateFormat),
        ok: t(dates.accept),
      },
    },
  }),
  global: { ...spanish.global, placeholder: t(common.choose) },
};
