import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import '@ant-design/v5-patch-for-react-19';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import styles from './notices.module.css';
import { antdLocale } from './theme/antd-locale';
import { antdTheme } from './theme/antd-theme';
import { applyTheme, type ThemeName } from './theme/theme';

/** antd's locale names the × of drawers; that of dialogs is English unless it is set, and lies over a long title. */
const dialogs = {
  closable: { 'aria-label': t(common.close) },
  styles: { header: { paddingInlineEnd: 24 } },
};

const NOTICE_PLACE = 'notice-place';

const getContainer = () => document.getElementById(NOTICE_PLACE) ?? document.body;

interface AppThemeProps {
  theme: ThemeName;
  /** Staff areas: small tables, 32 px controls. */
  dense?: boolean;
  /** The response's nonce, so that antd's styles pass the content security policy. */
  nonce?: string;
  children: ReactNode;
}

/**
 * antd under the portal's tokens. Messages, notifications and confirmations come from `App.useApp()`:
 * the static calls would escape theme, language and nonce. antd's CSS variables stay off, because its
 * style engine puts them into the page without the nonce.
 */
export function AppTheme({ theme, dense = false, nonce, children }: AppThemeProps) {
  const [shown, setShown] = useState(() => {
    applyTheme(theme);
    return theme;
  });
  useLayoutEffect(() => {
    applyTheme(theme);
    setShown(theme);
  }, [theme]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens are read from the document, which `shown` marks as ready.
  const config = useMemo(() => antdTheme(dense), [dense, shown]);
  return (
    <ConfigProvider
      theme={config}
      locale={antdLocale}
      modal={dialogs}
      csp={nonce ? { nonce } : undefined}
    >
      <App
        message={{ getContainer }}
        notification={{ placement: 'topRight', maxCount: 3, stack: false, getContainer }}
      >
        <div id={NOTICE_PLACE} className={styles.place} />
        {children}
      </App>
    </ConfigProvider>
  );
}
