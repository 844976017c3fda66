import { href } from '@contract/kernel/screens';
import {
  supplierVerification,
  supplierVerificationByKind,
} from '@contract/locales/es-MX/people/suppliers';
import { suppliers as contract, type SupplierVerification } from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { formatDate } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Stack } from '@portal/ui/kit/Columns';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { SupportLink } from '@portal/ui/SupportLink';
import { Alert, Flex } from 'antd';
import { PaperRows } from './PaperRows';
import { RequestButton } from './RequestButton';
import { standing } from './standing';

export interface VerificationProps {
  /** On its first screen: says nothing once the company is verified, and leads to its documents. */
  onHome?: boolean;
}

/** How the verification of one's own company goes, and what it still takes. */
export function Verification({ onHome }: VerificationProps) {
  const query = useRead(contract.verification, {});
  const ofKind = supplierVerificationByKind[usePersonKind()];
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={3} />}>
      {(own) =>
        onHome && own.standing === 'verified' ? null : (
          <Section
            title={t(ofKind.title)}
            action={
              <StatusTag tone={standing[own.standing].tone}>
                {standing[own.standing].text}
              </StatusTag>
            }
          >
            <Stack>
              <Outcome own={own} />
              {own.papers.length > 0 ? <PaperRows papers={own.papers} /> : null}
              <Flex gap={8} wrap>
                {own.may_request ? <RequestButton /> : null}
                {onHome ? (
                  <ButtonLink
                    to={href('supplierOnboardingRest')}
                    type={isLacking(own) ? 'primary' : 'default'}
                  >
                    {t(isLacking(own) ? supplierVerification.upload : supplierVerification.see)}
                  </ButtonLink>
                ) : null}
              </Flex>
            </Stack>
          </Section>
        )
      }
    </Loaded>
  );
}

const lackingOf = ({ papers }: SupplierVerification) =>
  papers.filter(({ state }) => state === 'missing' || state === 'rechazado');
const isLacking = (own: SupplierVerification) => lackingOf(own).length > 0;

function Outcome({ own }: { own: SupplierVerification }) {
  const ofKind = supplierVerificationByKind[usePersonKind()];
  const { suspension, rejection, requested_at: requested, verified_at: verified } = own;
  if (suspension) {
    const { since, reason } = suspension;
    return (
      <Alert
        type="error"
        showIcon
        message={t(ofKind.suspended, { when: formatDate(since), reason })}
        description={
          <>
            <p>{t(supplierVerification.suspendedHelp)}</p>
            <SupportLink />
          </>
        }
      />
    );
  }
  if (own.standing === 'verified') {
    return verified
      ? t(supplierVerification.verified, { when: formatDate(verified) })
      : t(supplierVerification.verifiedBefore);
  }
  return (
    <>
      {rejection ? (
        <Alert
          type="warning"
          showIcon
          message={t(supplierVerification.rejected, {
            when: formatDate(rejection.at),
            reason: rejection.reason,
          })}
        />
      ) : null}
      <p>{t(own.standing === 'preparing' ? ofKind.preparing : ofKind.lead)}</p>
      {requested ? (
        <p>{t(supplierVerification.requested, { when: formatDate(requested) })}</p>
      ) : null}
      {own.onboarded || requested ? null : <p>{t(supplierVerification.notYet)}</p>}
      {own.may_request ? <p>{t(supplierVerification.ready)}</p> : null}
      {isLacking(own) ? (
        <p>
          {t(supplierVerification.missing, {
            count: lackingOf(own).length,
            names: lackingOf(own)
              .map(({ name }) => name)
              .join(', '),
          })}
        </p>
      ) : null}
    </>
  );
}
