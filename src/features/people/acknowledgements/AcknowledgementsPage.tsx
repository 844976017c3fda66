import { href } from '@contract/kernel/screens';
import { acknowledgementWords as words } from '@contract/locales/es-MX/people/acknowledgements';
import { type AcknowledgementItem, acknowledgements } from '@contract/people/acknowledgements';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Flex } from 'antd';
import { StateTag } from './StateTag';

/** What an installer declares to know, what is to be signed first. */
export function AcknowledgementsPage() {
  const signs = useMay('acknowledgements.sign');
  const query = useRead(acknowledgements.list, {});
  return (
    <Page title={useScreenTitle()} explanation={t(signs ? words.help : words.helpSeller)}>
      <Section title={t(words.list)}>
        <Loaded query={query}>
          {({ items }) => (
            <RowList>
              {items.map((item) => (
                <Row key={item.document} item={item} signs={signs} />
              ))}
            </RowList>
          )}
        </Loaded>
      </Section>
    </Page>
  );
}

function Row({ item, signs }: { item: AcknowledgementItem; signs: boolean }) {
  const { document, title, state, version, since, last } = item;
  const toSign = signs && state !== 'signed';
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p>{t(words.version, { version, day: formatDate(since, 'long') })}</p>
        {last ? (
          <p>{t(words.signedOn, { folio: last.folio, when: formatDateTime(last.signed_at) })}</p>
        ) : null}
      </div>
      <Flex wrap gap={8} align="center">
        <StateTag state={state} />
        <ButtonLink
          type={toSign ? 'primary' : 'default'}
          to={href('knowledgeText', { document })}
          aria-label={t(toSign ? words.signOne : words.openOne, { title })}
        >
          {t(toSign ? words.readAndSign : words.open)}
        </ButtonLink>
      </Flex>
    </li>
  );
}
