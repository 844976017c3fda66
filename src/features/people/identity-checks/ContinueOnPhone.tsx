import { identityChecks as words } from '@contract/locales/es-MX/people/identity-checks';
import { identityCaptures } from '@contract/people/identity-captures';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { toFailure } from '@portal/ui/failure';
import { CopyText } from '@portal/ui/kit/CopyText';
import { Section } from '@portal/ui/kit/Section';
import { Alert, Button, Flex } from 'antd';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';

/** Upright or on its side. */
const TELEPHONE =
  '(pointer: coarse) and (max-width: 599px), (pointer: coarse) and (max-height: 599px)';

/** From a desk to a camera: the person's own link, as a code to scan, by mail, or copied. Who holds a telephone is there. */
export function ContinueOnPhone() {
  const mint = useAct(identityCaptures.createOwn);
  const [url, setUrl] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function ask() {
    setBusy(true);
    setProblem(undefined);
    try {
      setUrl((await mint.mutateAsync({})).url);
    } catch (thrown) {
      setProblem(toFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  }
  if (matchMedia(TELEPHONE).matches) return null;
  return (
    <Section title={t(words.phone)} description={t(words.phoneHelp)}>
      {problem ? <Alert type="error" showIcon message={problem} /> : null}
      {url ? (
        <Flex vertical gap={12} align="start">
          <QRCodeSVG value={url} title={t(words.phoneQr)} size={176} marginSize={2} />
          <CopyText value={url} label={t(words.phoneLink)} />
        </Flex>
      ) : (
        <Button disabled={mint.held} loading={busy} onClick={() => void ask()}>
          {t(words.phoneAsk)}
        </Button>
      )}
    </Section>
  );
}
