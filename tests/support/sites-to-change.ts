import { accreditModel } from './accredited-model';
import type { testApi } from './api';
import type { creditStory } from './credit';
import { firstOf } from './present';

/**
 * Sites of two requests, which still change, and the models that their installer may put in there.
 *
 * @param panelRequest a request for panels, that is there already
 */
export async function sitesToChange(
  api: Awaited<ReturnType<typeof testApi>>,
  story: Awaited<ReturnType<typeof creditStory>>,
  panelRequest: string,
) {
  const siteOf = async (projectId: string) => firstOf((await story.show(projectId)).sites).id;
  const accredit = (productId: number, brand: string, model: string) =>
    accreditModel(api, story, { productId, brand, model });
  return {
    panelSiteId: await siteOf(panelRequest),
    panelId: await accredit(1, 'Jinko', 'Tiger Neo 580'),
    fridgeSiteId: await siteOf(await story.ask({ product_id: 2 })),
    fridgeId: await accredit(2, 'Imbera', 'VR17'),
  };
}
