import { contractSigners, type NamedParty } from '@contract/credit/contract-signers';
import { contractSignerPanel as words } from '@contract/locales/es-MX/credit/contract-signers';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { SignerItem } from './SignerItem';

const NameSigner = lazy(() =>
  import('./NameSigner').then((file) => ({ default: file.NameSigner })),
);

interface SignersPanelProps {
  projectId: string;
  /** Shown without anybody in it, where somebody may be named. */
  whenEmpty: boolean;
}

/** Who signs a credit's contract by a link, how far each is, and what may be done about it. */
export function SignersPanel({ projectId, whenEmpty }: SignersPanelProps) {
  const query = useRead(contractSigners.list, { params: { projectId } });
  const mayName = useMay('contract-signers.create');
  const [naming, setNaming] = useState<NamedParty>();
  return (
    <Loaded query={query}>
      {({ items, may_name: open }) => {
        const parties = mayName ? open : [];
        if (items.length === 0 && !(whenEmpty && parties.length > 0)) return null;
        return (
          <Section title={t(words.title)} description={t(words.help)}>
            <Flex vertical gap={24}>
              {items.length === 0 ? <p>{t(words.none)}</p> : null}
              {items.map((signer) => (
                <SignerItem key={signer.party} projectId={projectId} signer={signer} />
              ))}
              {parties.length > 0 ? (
                <Flex wrap gap={8}>
                  {parties.map((party) => (
                    <Button key={party} onClick={() => setNaming(party)}>
                      {t(words.name[party])}
                    </Button>
                  ))}
                </Flex>
              ) : null}
            </Flex>
            {naming ? (
              <Suspense fallback={null}>
                <NameSigner
                  projectId={projectId}
                  party={naming}
                  onClose={() => setNaming(undefined)}
                />
              </Suspense>
            ) : null}
          </Section>
        );
      }}
    </Loaded>
  );
}
