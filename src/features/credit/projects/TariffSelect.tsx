import { tariffs } from '@contract/credit/tariffs';
import { tariffName, tariffWords as words } from '@contract/locales/es-MX/credit/tariffs';
import { t, texts } from '@portal/i18n';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';

/** The tariff of a site's electricity, as its bill has it. */
export const TariffSelect = (props: { name: string; optional?: boolean }) => (
  <SelectInput
    {...props}
    label={t(words.tariff)}
    help={t(words.help)}
    options={optionsOf(tariffs, texts(tariffName))}
  />
);
