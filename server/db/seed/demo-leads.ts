import { leadUploads } from '@contract/credit/lead-uploads';
import { leads } from '@contract/credit/leads';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { installer } from './demo-cast';
import type { Life } from './demo-days';
import type { StoryPlayer } from './story-player';

/** The people whom the installer had in a spreadsheet. */
const list = `Nombre,Teléfono,Negocio,Correo,Municipio,Estado
Rosario Beltrán Mora,33 3141 2201,Tortillería La Espiga,rosario.beltran@ejemplo.mx,Zapopan,Jalisco
Gerardo Ibarra Luna,33 3141 2202,Carnicería Los Ibarra,,Guadalajara,Jalisco
Patricia Zúñiga Rey,33 3141 2203,,patricia.zuniga@ejemplo.mx,Tonalá,Jalisco
Omar Villaseñor Paz,33 3141 2204,Lavandería Burbujas,omar.villasenor@ejemplo.mx,Zapopan,Jalisco
Elvira Cano Duarte,33 3141 2205,Panadería Duarte,,San Pedro Tlaquepaque,Jalisco
`;

/** The installer brings its list, and has taken up some of them since. */
export async function* leadsAreWorked(player: StoryPlayer): Life {
  yield 12;
  await player.call(installer, leadUploads.create, {
    file: { name: 'prospectos.csv', bytes: Buffer.from(list) },
    body: { mode: 'commit' },
  });
  yield 3;
  const { items } = await player.call(installer, leads.list);
  const today = dayInMexicoCity(player.clock.now);
  const changes = [
    { status: 'contacted', next_on: addDays(today, 1) },
    { status: 'quoted', next_on: addDays(today, 3) },
    { status: 'lost', lost_cause: 'price', lost_reason: 'Prefiere esperar al próximo año.' },
  ] as const;
  for (const [n, change] of changes.entries()) {
    const lead = items[n];
    if (!lead) continue;
    const params = { leadId: lead.id };
    await player.call(installer, leads.edit, {
      params,
      body: { ...change, version: lead.version },
    });
  }
}
