import { opportunities } from '@contract/opportunities';
import { productName } from '@portal/lib/credit';
import { Loaded } from '@portal/lib/Loaded';
import { OfferView } from '@portal/lib/OfferView';
import { useParam, useScreenTitle } from '@portal/lib/screen-context';
import { useCall } from '@portal/refine/use-call';
import { Columns } from '@portal/ui/parts/Columns';
import { Page } from '@portal/ui/parts/Page';
import { CommitPanel } from './CommitPanel';
import { OwnCommitments } from './OwnCommitments';

/** Everything that is disclosed of an offer (CUITF 90, annex 15), and the way into it. */
export function OpportunityPage() {
  const opportunityId = useParam('opportunityId');
  const query = useCall('opportunities', opportunities.show, { params: { opportunityId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(offer) => (
        <Page
          title={title}
          explanation={`${productName(offer.product_id)} · ${offer.municipality}, ${offer.state}`}
        >
          <Columns
            sticky
            side={
              <>
                {offer.limit ? <CommitPanel offer={offer} limit={offer.limit} /> : null}
                <OwnCommitments opportunityId={offer.id} />
              </>
            }
          >
            <OfferView offer={offer} />
          </Columns>
        </Page>
      )}
    </Loaded>
  );
}
