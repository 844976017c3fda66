import { href } from '@contract/kernel/screens';
import { acknowledgementWords as words } from '@contract/locales/es-MX/people/acknowledgements';
import {
  type AcknowledgedText,
  type Acknowledgement,
  acknowledgedTexts,
  acknowledgements,
} from '@contract/people/acknowledgements';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { FoldedHash } from '@portal/ui/paper/FoldedHash';
import { ReadToEnd } from '@portal/ui/paper/ReadToEnd';
import { SignAfterReading } from '@portal/ui/paper/SignAfterReading';
import { TextBlocks } from '@portal/ui/paper/TextBlocks';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Alert } from 'antd';
import { useState } from 'react';
import { SignedCertificate, SignedHistory } from './SignedCertificate';

/** One of the texts, by the last part of its address. */
export function AcknowledgementPage() {
  const title = useScreenTitle();
  const name = useParam('document');
  const document = acknowledgedTexts.find((each) => each === name);
  if (document) return <TextPage document={document} />;
  return (
    <Page title={title}>
      <EmptyState
        text={t(words.unknown)}
        action={<ButtonLink to={href('knowledgeCertificate')}>{t(words.seeAll)}</ButtonLink>}
      />
    </Page>
  );
}

/** Its words, and its signature or what is kept of it. */
function TextPage({ document }: { document: AcknowledgedText }) {
  const query = useRead(acknowledgements.show, { params: { acknowledgedText: document } });
  return (
    <Loaded query={query} title={useScreenTitle()}>
      {(shown) => {
        const { title, version, since } = shown;
        const day = formatDate(since, 'long');
        return (
          <Page title={title} explanation={t(words.version, { version, day })}>
            <Text shown={shown} />
          </Page>
        );
      }}
    </Loaded>
  );
}

function Text({ shown }: { shown: Acknowledgement }) {
  const { state, last, changes, blocks, signatures } = shown;
  const signs = useMay('acknowledgements.sign');
  const [read, setRead] = useState(false);
  const [fresh, setFresh] = useState(false);
  const text = <TextBlocks blocks={blocks} />;
  const isSigned = state === 'signed' && last !== null;
  const toSign = signs && !isSigned;
  return (
    <>
      {isSigned ? <SignedCertificate signature={last} fresh={fresh} /> : null}
      {isSigned ? null : <Waiting shown={shown} signs={signs} />}
      {changes ? (
        <Section title={t(words.changes)}>
          <p>{changes}</p>
        </Section>
      ) : null}
      <Section title={t(words.text)}>
        {toSign ? <ReadToEnd onRead={() => setRead(true)}>{text}</ReadToEnd> : text}
      </Section>
      {toSign ? <Signing shown={shown} read={read} onSigned={() => setFresh(true)} /> : null}
      <SignedHistory signatures={isSigned ? signatures.slice(1) : signatures} />
    </>
  );
}

/** Why it is to be signed, or by whom. */
function Waiting({ shown: { last }, signs }: { shown: Acknowledgement; signs: boolean }) {
  if (last && signs) {
    const { version, signed_at: at } = last;
    const message = t(words.outdated, { version, when: formatDateTime(at) });
    return <Alert type="warning" showIcon message={message} />;
  }
  if (signs) return null;
  const message = t(last ? words.outdatedSeller : words.forOwner);
  return <Alert role="note" type="info" showIcon message={message} />;
}

interface SigningProps {
  shown: Acknowledgement;
  read: boolean;
  onSigned: () => void;
}

function Signing({ shown, read, onSigned }: SigningProps) {
  const { document, title, version, text_sha256 } = shown;
  const sign = useConfirmedAct(acknowledgements.sign);
  const ask = () =>
    sign.ask(
      {
        title: t(words.signAsk),
        text: t(words.signHelp),
        rows: [
          { label: t(words.certificate), value: title },
          { label: t(words.versionSigned), value: version },
          { label: t(words.textHash), value: <FoldedHash sha256={text_sha256} />, long: true },
        ],
        okText: t(words.sign),
      },
      { params: { acknowledgedText: document }, body: { text_sha256 } },
      { onDone: onSigned },
    );
  return (
    <Section title={t(words.sign)}>
      <SignAfterReading
        read={read}
        consent={t(words.consent)}
        label={t(words.sign)}
        act={sign}
        onSign={() => void ask()}
      />
    </Section>
  );
}
