import { unitsOf } from '@contract/credit/technical-data';
import { siteServerWords as words } from '@contract/locales/es-MX/credit/sites-server';
import type { Db, Tx } from '@server/db/connection';
import { installationSites, siteSerials } from '@server/db/schema/credit';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, isNull } from 'drizzle-orm';

/**
 * Refuses to pay for what nobody can tell from what another credit paid: each unit has its serial number.
 * @throws AppError refused, while a site of the project lacks its equipment or a serial number of it
 */
export async function assertNumbered(tx: Db | Tx, projectId: string): Promise<void> {
  const { id, technicalData } = installationSites;
  const sites = await tx
    .select({
      technicalData,
      serials: tx.$count(
        siteSerials,
        and(eq(siteSerials.siteId, id), isNull(siteSerials.releasedAt)),
      ),
    })
    .from(installationSites)
    .where(eq(installationSites.projectId, projectId));
  // A part never has more serial numbers than units, so that their sums say it.
  const isWhole = sites.every((site) => {
    if (!site.technicalData) return false;
    const units = Object.values(unitsOf(site.technicalData));
    return site.serials === units.reduce((sum, each) => sum + each, 0);
  });
  if (!isWhole) throw refused(t(words.serials.first));
}
