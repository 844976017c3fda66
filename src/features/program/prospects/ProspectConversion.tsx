import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import {
  conversionStateName,
  conversionWords as words,
} from '@contract/locales/es-MX/program/prospect-conversion';
import {
  type Conversion,
  type ConversionState,
  prospectInvitations,
} from '@contract/people/prospect-invitations';
import type { Prospect } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { DateText, DeadlineText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { ConvertForm } from './ConvertForm';
import styles from './prospects.module.css';

/** How far a prospect is on the way to a request, and the way to invite it. */
export function ProspectConversion({ prospect }: { prospect: Prospect }) {
  const query = useRead(prospectInvitations.show, { params: { prospectId: prospect.id } });
  const may = useMay('prospects.edit');
  return (
    <Section title={t(words.title)}>
      <Loaded query={query} skeleton={<SkeletonLines lines={2} />}>
        {(conversion) => (
          <Flex vertical gap={16}>
            <Standing conversion={conversion} />
            {may ? <Acts prospect={prospect} conversion={conversion} /> : null}
          </Flex>
        )}
      </Loaded>
    </Section>
  );
}

const tones = {
  none: 'neutral',
  invited: 'info',
  expired: 'warning',
  joined: 'info',
  asked: 'success',
} as const satisfies Record<ConversionState, string>;

function Standing({ conversion }: { conversion: Conversion }) {
  const { state, email, invited_at, ends_at, joined_at, projects } = conversion;
  return (
    <DescriptionList
      rows={[
        {
          label: t(words.state),
          value: <StatusTag tone={tones[state]}>{t(conversionStateName[state])}</StatusTag>,
        },
        ...(email ? [{ label: t(words.email), value: email }] : []),
        ...(invited_at
          ? [{ label: t(words.invitedAt), value: <DateText iso={invited_at} /> }]
          : []),
        ...(ends_at ? [{ label: t(words.endsAt), value: <DeadlineText iso={ends_at} /> }] : []),
        ...(joined_at ? [{ label: t(words.joinedAt), value: <DateText iso={joined_at} /> }] : []),
        ...projects.map(({ folio, status }) => ({
          label: t(words.request, { folio }),
          value: t(projectStatusName[status]),
        })),
      ]}
    />
  );
}

function Acts({ prospect, conversion }: { prospect: Prospect; conversion: Conversion }) {
  const { message } = App.useApp();
  const [asking, setAsking] = useState(false);
  const revoke = useConfirmedAct(prospectInvitations.revoke);
  const { state, email } = conversion;
  if (state === 'joined' || state === 'asked') return null;
  const name = prospect.business_name;
  return (
    <div className={styles.acts}>
      <Button type={state === 'none' ? 'primary' : 'default'} onClick={() => setAsking(true)}>
        {t(state === 'none' ? words.convert : words.resend)}
      </Button>
      {state === 'none' ? null : (
        <Button
          disabled={revoke.held}
          onClick={() =>
            void revoke.ask(
              {
                title: t(words.revokeAsk, { name }),
                text: t(words.revokeHelp),
                okText: t(words.revoke),
              },
              { params: { prospectId: prospect.id } },
              { onDone: () => void message.success(t(words.revoked)) },
            )
          }
        >
          {t(words.revoke)}
        </Button>
      )}
      {asking ? (
        <ConvertForm
          prospect={prospect}
          email={email ?? prospect.email ?? ''}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
