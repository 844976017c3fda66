import { account } from '@contract/locales/es-MX/identity/account';
import { common } from '@contract/locales/es-MX/kernel/common';
import { themeNames } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import { chooseTheme, useTheme } from '@portal/session/theme-choice';
import { Section } from '@portal/ui/kit/Section';
import { themes } from '@portal/ui/theme/theme';
import { Radio } from 'antd';

/** The colours of the portal, kept with the account. */
export function ThemePanel() {
  const theme = useTheme();
  return (
    <Section title={t(common.theme)} description={t(account.themeHelp)}>
      <div role="radiogroup" aria-label={t(common.theme)}>
        <Radio.Group
          value={theme}
          onChange={({ target }) => chooseTheme(target.value)}
          options={themes.map((name) => ({ value: name, label: t(themeNames[name]) }))}
        />
      </div>
    </Section>
  );
}
