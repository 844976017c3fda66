import { secondFactor } from '@contract/identity/auth';
import { account } from '@contract/locales/es-MX/identity/account';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { useLeaveGuard } from '@portal/ui/form/use-leave-guard';
import { formatDate } from '@portal/ui/format';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Flex } from 'antd';
import { useState } from 'react';
import { EnrolSecondFactor } from './EnrolSecondFactor';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorActs } from './SecondFactorActs';

const leaving = {
  title: t(account.codesLeaveTitle),
  text: t(account.codesLeave),
  stay: t(account.codesStay),
};

/** State of the second factor, and the way to turn it on or off. */
export function SecondFactorPanel() {
  const query = useRead(secondFactor.show, {});
  // Shown once: they leave with this page.
  const [codes, setCodes] = useState<readonly string[]>();
  useLeaveGuard({
    hasChanges: () => codes !== undefined,
    // The codes themselves have the browser ask.
    hasUnkept: () => false,
    onLeave: () => setCodes(undefined),
    words: leaving,
  });
  const reload = () => void query.refetch();

  if (codes) {
    return (
      <Section title={t(account.codesTitle)} description={t(account.codesHelp)}>
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      </Section>
    );
  }
  // What has been read stays over a failed refetch: the user may be scanning the code meanwhile.
  if (query.isError && !query.data) {
    return (
      <Section title={t(account.twoFactorRow)}>
        <ErrorState reload={reload} />
      </Section>
    );
  }
  if (!query.data) {
    return (
      <Section title={t(account.twoFactorRow)}>
        <SkeletonLines />
      </Section>
    );
  }
  const { enabled_at, recovery_codes_left } = query.data;
  const show = (given: readonly string[]) => {
    setCodes(given);
    reload();
  };
  return (
    <Section
      title={t(account.twoFactorRow)}
      description={
        enabled_at ? t(account.recoveryLeft, { count: recovery_codes_left }) : t(account.enrolHelp)
      }
      action={
        <StatusTag tone={enabled_at ? 'success' : 'warning'}>
          {enabled_at
            ? t(account.twoFactorOn, { since: formatDate(enabled_at) })
            : t(account.twoFactorOff)}
        </StatusTag>
      }
    >
      <Flex vertical gap={16}>
        <p>{t(account.coolingHelp)}</p>
        {enabled_at ? (
          <SecondFactorActs onCodes={show} onDisabled={reload} />
        ) : (
          <EnrolSecondFactor onDone={show} />
        )}
      </Flex>
    </Section>
  );
}
