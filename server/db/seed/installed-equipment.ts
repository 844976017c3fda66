import { serialKey, type TechnicalData } from '@contract/credit/technical-data';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Db } from '../connection';

interface Site {
  id: string;
  productId: number;
}

/** What one unit of each technology that saves energy is, in the units of `measuresOf`. */
const devices: Record<
  number,
  [brand: string, model: string, capacity: number, hundredths: number]
> = {
  2: ['Imbera', 'VR17', 480, 345],
  3: ['Mirage', 'X3', 12_000, 1900],
  4: ['Tecnolite', 'LED18', 18, 10_000],
  5: ['Módulo Solar', 'MaxSol 150', 150, 6500],
};

const MODULES = 8;

function describeEquipment({ id, productId }: Site): { data: TechnicalData; numbers: string[][] } {
  const serial = id.slice(-12).toUpperCase();
  const device = devices[productId];
  if (device) {
    const [brand, model, capacity, efficiency_hundredths] = device;
    const data = {
      ...{ kind: 'device' as const, equipment: { accreditation_id: v7(), brand, model } },
      ...{ equipment_count: 1, capacity, efficiency_hundredths, baseline: 4800 },
    };
    return { data, numbers: [['equipment', `EQ-${serial}`]] };
  }
  const data = {
    kind: 'panels' as const,
    module: { accreditation_id: v7(), brand: 'Jinko', model: 'Tiger Neo 580' },
    inverter: { accreditation_id: v7(), brand: 'Growatt', model: 'MIN 5000' },
    ...{ module_count: MODULES, module_watts: 580, inverter_count: 1 },
    ...{ structure: 'flat_roof' as const, tilt_degrees: 20, azimuth_degrees: 180 },
  };
  const modules = Array.from({ length: MODULES }, (_, at) => ['module', `M${at + 1}-${serial}`]);
  return { data, numbers: [...modules, ['inverter', `INV-${serial}`]] };
}

/** Writes what stands at a site, each unit with its serial number, in one statement; one that is described stays. */
export async function installEquipment(db: Db, site: Site, at: Date): Promise<void> {
  const { data, numbers } = describeEquipment(site);
  const rows = numbers.map(
    ([part = '', serial = '']) => sql`(${part}, ${serial}, ${serialKey(serial)})`,
  );
  await db.execute(sql`
    with described as (
      update installation_sites set technical_data = ${JSON.stringify(data)}::jsonb, version = version + 1
       where id = ${site.id} and technical_data is null returning id)
    insert into site_serials (id, site_id, part, serial, serial_key, created_at)
    select gen_random_uuid(), described.id, n.part, n.serial, n.key, ${at.toISOString()}::timestamptz
      from described, (values ${sql.join(rows, sql`, `)}) as n (part, serial, key)`);
}
