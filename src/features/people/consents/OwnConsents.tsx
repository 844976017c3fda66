import { joinNames } from '@contract/kernel/listed';
import { href } from '@contract/kernel/screens';
import { consentWords } from '@contract/locales/es-MX/people/consents';
import { legal } from '@contract/locales/es-MX/people/legal';
import { peopleReceipts } from '@contract/locales/es-MX/people/receipts';
import {
  type ConsentItem,
  consents,
  type VoluntaryConsent,
  voluntaryConsents,
} from '@contract/people/consents';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';

/** One consent that is not necessary, to give and take back where it is asked for. */
export function OwnConsent({ document }: { document: VoluntaryConsent }) {
  const query = useRead(consents.list, {});
  return (
    <Loaded query={query}>
      {({ items }) => (
        <Section title={t(consentWords.oneAsked)}>
          <RowList>
            {items
              .filter((item) => item.document === document)
              .map((item) => (
                <VoluntaryRow key={document} document={document} item={item} />
              ))}
          </RowList>
        </Section>
      )}
    </Loaded>
  );
}

/** What goes with an account, to read, and to agree to again where another version has followed. */
function Required({ items }: { items: readonly ConsentItem[] }) {
  const required = items.filter(({ revocable }) => !revocable);
  if (required.length === 0) return null;
  return (
    <Section title={t(consentWords.required)} description={t(consentWords.requiredHelp)}>
      <RowList>
        {required.map((item) => (
          <RequiredRow key={item.document} item={item} />
        ))}
      </RowList>
    </Section>
  );
}

/** What who is signed in agreed to, and what of it they may take back. */
export function OwnConsents() {
  const query = useRead(consents.list, {});
  return (
    <Loaded query={query}>
      {({ items }) => (
        <>
          <Required items={items} />
          {items.some(({ revocable }) => revocable) ? (
            <Section title={t(consentWords.voluntary)}>
              <RowList>
                {voluntaryConsents.map((document) => {
                  const item = items.find((one) => one.document === document);
                  return item ? (
                    <VoluntaryRow key={document} document={document} item={item} />
                  ) : null;
                })}
              </RowList>
            </Section>
          ) : null}
        </>
      )}
    </Loaded>
  );
}

/** Given, to a version that another one has followed. */
const isOutdated = ({ accepted, version }: ConsentItem): boolean =>
  accepted !== null && accepted.revoked_at === null && accepted.version !== version;

function RequiredRow({ item }: { item: ConsentItem }) {
  const { accepted } = item;
  const terms = item.document === 'terms';
  const name = t(terms ? legal.terms : legal.privacy);
  const title = t(terms ? legal.termsTitle : legal.privacyTitle);
  const address = href(terms ? 'terms' : 'privacy');
  return (
    <Row item={item} name={title}>
      <a href={address} target="_blank" rel="noreferrer">
        {t(consentWords.read)}
      </a>
      {accepted && isOutdated(item) ? (
        <>
          <a href={`${address}?version=${accepted.version}`} target="_blank" rel="noreferrer">
            {t(consentWords.readAccepted, { version: accepted.version })}
          </a>
          <GiveButton
            item={item}
            name={name}
            text={t(consentWords.giveNewer, { version: item.version, name })}
          />
        </>
      ) : null}
    </Row>
  );
}

interface GiveButtonProps {
  item: ConsentItem;
  name: string;
  /** What is agreed to, as it is asked. */
  text: string;
}

function GiveButton({ item, name, text }: GiveButtonProps) {
  const give = useConfirmedAct(consents.give);
  const { document, text_sha256, names } = item;
  return (
    <Button
      type="primary"
      aria-label={t(consentWords.giveNamed, { name })}
      disabled={give.held}
      loading={give.isPending}
      onClick={() =>
        void give.ask(
          { title: t(consentWords.giveAsk, { name }), text, okText: t(consentWords.give) },
          { params: { document }, body: { text_sha256, names } },
          {
            receipt: () => ({
              title: t(consentWords.done),
              rows: [{ label: t(peopleReceipts.consentGiven), value: name }],
              next: t(peopleReceipts.consent),
            }),
          },
        )
      }
    >
      {t(consentWords.give)}
    </Button>
  );
}

interface VoluntaryProps {
  document: VoluntaryConsent;
  item: ConsentItem;
}

function VoluntaryRow({ document, item }: VoluntaryProps) {
  const revoke = useConfirmedAct(consents.revoke);
  const { title: name, blocks } = item;
  const given = item.accepted !== null && item.accepted.revoked_at === null;
  const isWhole = given && !isOutdated(item) && !item.accepted?.unnamed;
  const text = blocks.map((block) => block.text).join(' ');
  const names =
    item.names.length > 0 ? t(consentWords.willName, { names: joinNames(item.names) }) : '';
  return (
    <Row item={item} name={name} text={isWhole ? text : `${text} ${names}`}>
      {isWhole ? null : <GiveButton item={item} name={name} text={`${text} ${names}`} />}
      {given ? (
        <Button
          danger
          aria-label={t(consentWords.revokeNamed, { name })}
          loading={revoke.isPending}
          onClick={() =>
            void revoke.ask(
              {
                title: t(consentWords.revokeAsk),
                text: t(consentWords.revokeHelp),
                okText: t(consentWords.revoke),
                danger: true,
              },
              { params: { document } },
              {
                receipt: () => ({
                  title: t(consentWords.revokedDone),
                  rows: [{ label: t(peopleReceipts.consentGiven), value: name }],
                  next: t(peopleReceipts.revoked),
                }),
              },
            )
          }
        >
          {t(consentWords.revoke)}
        </Button>
      ) : null}
    </Row>
  );
}

interface RowProps {
  item: ConsentItem;
  name: string;
  text?: string;
  children: ReactNode;
}

function Row({ item, name, text, children }: RowProps) {
  const { accepted, version, since } = item;
  const kind = usePersonKind();
  const given = accepted !== null && accepted.revoked_at === null;
  const state = given
    ? consentWords.given
    : accepted
      ? consentWords.revoked
      : consentWords.notGiven;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {text ? <p>{text}</p> : null}
        {accepted ? (
          <>
            <p>
              {t(consentWords.acceptedOn, {
                version: accepted.version,
                when: formatDateTime(accepted.at),
              })}
            </p>
            {given && accepted.named.length > 0 ? (
              <p>
                {kind === 'individual'
                  ? t(consentWords.namedYou)
                  : t(consentWords.named, { names: joinNames(accepted.named) })}
              </p>
            ) : null}
            {accepted.unnamed ? <p>{t(consentWords.unnamed, { name: accepted.unnamed })}</p> : null}
            <p>{t(consentWords.hash, { hash: accepted.text_sha256.slice(0, 16) })}</p>
          </>
        ) : null}
        {accepted?.revoked_at ? (
          <p>{t(consentWords.revokedOn, { when: formatDateTime(accepted.revoked_at) })}</p>
        ) : null}
        {isOutdated(item) ? (
          <p>{t(consentWords.newer, { version, day: formatDate(since) })}</p>
        ) : null}
      </div>
      <Flex wrap gap={8} align="center">
        <StatusTag tone={given ? 'success' : 'neutral'}>{t(state)}</StatusTag>
        {children}
      </Flex>
    </li>
  );
}
