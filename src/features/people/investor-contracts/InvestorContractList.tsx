import { href } from '@contract/kernel/screens';
import { investorContractWords } from '@contract/locales/es-MX/people/investor-contracts';
import { contractTypes, investorContracts } from '@contract/people/investor-contract';
import { riskAcknowledgements, riskForm } from '@contract/people/risk-acknowledgements';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatDateTime } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Flex } from 'antd';

interface Entry {
  title: string;
  contractType: string;
  pending: boolean;
  state: string;
  detail: string | null;
}

/** What an investor signs, what is pending first. */
export function InvestorContractList() {
  const risk = useRead(riskAcknowledgements.show, {});
  const contract = useRead(investorContracts.show, {});
  return (
    <Section title={t(investorContractWords.list)}>
      <Loaded query={risk}>
        {(acknowledgement) => (
          <Loaded query={contract}>
            {(signed) => (
              <RowList>
                {[riskEntry(acknowledgement), contractEntry(signed)]
                  .sort((one, other) => Number(other.pending) - Number(one.pending))
                  .map((entry) => (
                    <Row key={entry.contractType} entry={entry} />
                  ))}
              </RowList>
            )}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}

function riskEntry({ acknowledged }: Answer<typeof riskAcknowledgements.show>): Entry {
  return {
    title: riskForm().title,
    contractType: contractTypes.risk_acknowledgement,
    pending: acknowledged === null,
    state: t(acknowledged ? investorContractWords.acknowledged : investorContractWords.pending),
    detail:
      acknowledged &&
      t(investorContractWords.answeredOn, { when: formatDateTime(acknowledged.at) }),
  };
}

function contractEntry({ title, signed, earlier }: Answer<typeof investorContracts.show>): Entry {
  const { pending, newVersion, signed: signedWord, signedOn } = investorContractWords;
  const last = signed ?? earlier[0];
  return {
    title,
    contractType: contractTypes.investor_contract,
    pending: signed === null,
    state: t(signed ? signedWord : last ? newVersion : pending),
    detail: last ? t(signedOn, { when: formatDateTime(last.signed_at) }) : null,
  };
}

function Row({ entry: { title, contractType, pending, state, detail } }: { entry: Entry }) {
  return (
    <li>
      <div>
        <strong>{title}</strong>
        {detail ? <p>{detail}</p> : null}
      </div>
      <Flex wrap gap={8} align="center">
        <StatusTag tone={pending ? 'warning' : 'success'}>{state}</StatusTag>
        <ButtonLink
          type={pending ? 'primary' : 'default'}
          to={href('investorContract', { contractType })}
        >
          {t(investorContractWords.open)}
        </ButtonLink>
      </Flex>
    </li>
  );
}
