import { placeWords as words } from '@contract/locales/es-MX/program/places';
import { supplierPlaces } from '@contract/people/supplier-places';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Button } from 'antd';
import { useState } from 'react';
import { PlaceDialog } from '../program-places/PlaceDialog';
import { PlaceText } from '../program-places/PlaceText';

/** The program that a company installs for, which staff change. */
export function SupplierProgram({ supplierId }: { supplierId: string }) {
  return useMay('programs.show') ? <Program supplierId={supplierId} /> : null;
}

function Program({ supplierId }: { supplierId: string }) {
  const params = { supplierId };
  const query = useRead(supplierPlaces.show, { params });
  const edit = useAct(supplierPlaces.edit);
  const mayEdit = useMay('suppliers.approve');
  const [asking, setAsking] = useState(false);
  return (
    <Section
      title={t(words.supplierTitle)}
      description={t(words.supplierHelp)}
      action={
        mayEdit ? (
          <Button disabled={!query.data} onClick={() => setAsking(true)}>
            {t(query.data?.place ? words.supplierChange : words.supplierAssign)}
          </Button>
        ) : null
      }
    >
      <Loaded query={query} skeleton={<SkeletonLines lines={2} />}>
        {({ place, version }) => (
          <>
            <PlaceText place={place} />
            {asking ? (
              <PlaceDialog
                title={t(words.supplierTitle)}
                place={place}
                version={version}
                onClose={() => setAsking(false)}
                onPlace={(body) => edit.mutateAsync({ params, body })}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  );
}
