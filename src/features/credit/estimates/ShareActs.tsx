import { systemText } from '@contract/credit/estimate-words';
import { type EstimateItem, sharedEstimates } from '@contract/credit/estimates';
import { href } from '@contract/kernel/screens';
import { expressWords as words } from '@contract/locales/es-MX/credit/estimates-page';
import { copying } from '@contract/locales/es-MX/kernel/copying';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { CopyText } from '@portal/ui/kit/CopyText';
import { FileButton } from '@portal/ui/kit/FileButton';
import { App, Button } from 'antd';
import { messageOf } from './estimate-text';
import styles from './estimates.module.css';
import { whatsAppLink } from './whatsapp';

interface ShareActsProps {
  estimate: EstimateItem;
  /** In a row of a list, where the link itself is not shown. */
  small?: boolean;
}

/** The ways to send a shared estimate: WhatsApp, its link, its PDF. */
export function ShareActs({ estimate, small }: ShareActsProps) {
  const { message } = App.useApp();
  const { url, code, label, figures } = estimate;
  const what = label || systemText(figures);
  const size = small ? 'small' : 'large';
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      message.success(t(copying.copied));
    } catch {
      message.warning(t(copying.copyByHand));
    }
  }
  return (
    <div className={styles.result}>
      {small ? null : <CopyText value={url} label={t(words.link)} />}
      <div className={styles.acts}>
        <Button
          type={small ? 'default' : 'primary'}
          size={size}
          href={whatsAppLink(messageOf(estimate))}
          target="_blank"
          rel="noreferrer"
          aria-label={t(words.sendTo, { what })}
        >
          {t(words.whatsApp)}
        </Button>
        {small ? (
          <Button
            size={size}
            aria-label={`${t(words.copyLink)}: ${what}`}
            onClick={() => void copy()}
          >
            {t(words.copyLink)}
          </Button>
        ) : null}
        <FileButton
          size={size}
          name={`${t(words.pdf)}-${figures.rates_on}.pdf`}
          aria-label={t(words.pdfOf, { what })}
          load={() => callFile(sharedEstimates.file, { params: { code } })}
        >
          {t(words.pdf)}
        </FileButton>
        <Button
          size={size}
          href={href('sharedEstimate', { code })}
          target="_blank"
          aria-label={t(words.openOf, { what })}
        >
          {t(small ? words.see : words.open)}
        </Button>
      </div>
    </div>
  );
}
