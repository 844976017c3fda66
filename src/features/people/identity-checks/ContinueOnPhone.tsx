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

/** From a desk to a camera: the person's own link, as a code to scan, by mail, or copied. */
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
