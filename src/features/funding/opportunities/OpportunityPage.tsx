import { productName } from '@contract/credit/product-catalog';
import { opportunities } from '@contract/funding/opportunities';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { useViewLog } from '@portal/session/use-log';
import { Columns } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { CommitPanel } from './CommitPanel';
import { OfferView } from './OfferView';
import { OwnCommitments } from './OwnCommitments';

/** Everything that is disclosed of an offer (CUITF 90, annex 15), and the way into it. */
export function OpportunityPage() {
  const opportunityId = useParam('opportunityId');
  const query = useRecord(opportunities.show, { params: { opportunityId } });
  const title = useScreenTitle(query.data);
  useViewLog('opportunity_viewed', query.data?.id);
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
