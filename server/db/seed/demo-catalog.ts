import { equipment } from '@contract/credit/equipment';
import { equipmentBatches } from '@contract/credit/equipment-batches';
import { installer } from './demo-cast';
import type { Life } from './demo-days';
import type { StoryPlayer } from './story-player';

/** The price list that the installer had in a spreadsheet. */
const priceList = `Código,Nombre,Marca,Modelo,Tipo,Tecnología,Unidad,Precio sin IVA,IVA,Costo
ES-AL4,Estructura de aluminio para 4 módulos,Fijasol,FA-4,Equipo,Paneles solares,juego,3850.00,16%,2640.00
INV-5K,Inversor monofásico de 5 kW,Voltara,VT-5000,Equipo,Paneles solares,pieza,21500.00,16%,15900.00
INV-10K,Inversor trifásico de 10 kW,Voltara,VT-10000T,Equipo,Paneles solares,pieza,38900.00,16%,29400.00
PNL-450,Módulo monocristalino de 450 W,Heliomex,HM-450,Equipo,Paneles solares,pieza,2150.00,16%,1620.00
PNL-550,Módulo monocristalino de 550 W,Heliomex,HM-550,Equipo,Paneles solares,pieza,2680.00,16%,1940.00
MED-BID,Gestión de medidor bidireccional ante CFE,,,Servicio,Paneles solares,servicio,4200.00,16%,1500.00
REF-V2,Refrigerador vertical de dos puertas,Nortefrío,NF-V2,Equipo,Refrigeración comercial,pieza,46800.00,16%,36200.00
AIR-18,Minisplit inverter de 18000 BTU,Brisa,BR-18I,Equipo,Aire acondicionado,pieza,14900.00,16%,10800.00
LED-T8,Tubo LED T8 de 18 W,Lumex,LX-T8,Equipo,Iluminación,pieza,118.00,16%,72.00
LED-CAM,Campana LED industrial de 150 W,Lumex,LX-150,Equipo,Iluminación,pieza,2390.00,16%,1710.00
CAL-15,Calentador solar de 15 tubos,Termosol,TS-15,Equipo,Calentador solar,pieza,8400.00,16%,6100.00
CAL-20,Calentador solar de 20 tubos,Termosol,TS-20,Equipo,Calentador solar,pieza,10900.00,16%,7950.00
INS-MOD,Instalación por módulo,,,Servicio,Paneles solares,módulo,950.00,16%,520.00
SRV-ING,Proyecto eléctrico y memoria de cálculo,,,Servicio,,servicio,6500.00,16%,3000.00
SRV-MTO,Mantenimiento anual,,,Servicio,,servicio,3200.00,16%,1400.00
`;

/** The installer brings its price list, makes a price dearer and offers an older item no more. */
export async function* catalogIsFilled(player: StoryPlayer): Life {
  yield 90;
  const { id: batchId } = await player.call(installer, equipmentBatches.upload, {
    file: { name: 'lista-de-precios.csv', bytes: Buffer.from(priceList) },
  });
  await player.call(installer, equipmentBatches.commit, { params: { equipmentBatchId: batchId } });
  yield 25;
  const { items } = await player.call(installer, equipment.list, {
    query: { q: 'monocristalino' },
  });
  for (const { id, price, next_price: _, active, ...item } of items) {
    const params = { equipmentId: id };
    if (item.code === 'PNL-450' && active) {
      await player.call(installer, equipment.deactivate, { params });
    } else {
      const { vat_bp, cost_cents } = price;
      const body = { ...item, vat_bp, cost_cents, price_cents: 279_000 };
      await player.call(installer, equipment.edit, { params, body });
    }
  }
}
