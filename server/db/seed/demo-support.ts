import { supportFiles } from '@contract/program/support-files';
import { commercial, executive, program } from './demo-cast';
import type { Life } from './demo-days';
import { demoPdf } from './demo-files';
import type { StoryPlayer } from './story-player';

const everybody = 'program_executive_manager,program_commercial_manager';

/** The program gives its people what they work with; some of them read it. */
export async function* supportIsPublished(player: StoryPlayer): Life {
  yield 180;
  const guide = await player.call(program, supportFiles.publish, {
    body: {
      title: 'Guía de visita al negocio',
      description: 'Qué preguntar, qué fotografiar y qué dejar por escrito en la primera visita.',
      audience: everybody,
    },
    file: {
      name: 'guia-de-visita.pdf',
      bytes: await demoPdf('Guía de visita al negocio', [
        'Pide el último recibo de luz y anota la tarifa y el consumo del año.',
        'Fotografía el medidor, el tablero y el lugar del equipo.',
      ]),
    },
  });
  yield 178;
  await read(player, executive, guide.id, 1);
  yield 95;
  await player.call(program, supportFiles.publish, {
    body: {
      title: 'Requisitos de la solicitud',
      description: 'Lo que se pide a una persona física y a una empresa.',
      audience: everybody,
    },
    file: {
      name: 'requisitos.pdf',
      bytes: await demoPdf('Requisitos de la solicitud', [
        'Identificación oficial, comprobante de domicilio y recibo de luz.',
        'De una empresa, además, su acta constitutiva y el poder de quien firma.',
      ]),
    },
  });
  yield 40;
  await player.call(program, supportFiles.replace, {
    params: { supportFileId: guide.id },
    body: {},
    file: {
      name: 'guia-de-visita-2.pdf',
      bytes: await demoPdf('Guía de visita al negocio', [
        'Pide el último recibo de luz y anota la tarifa y el consumo del año.',
        'Fotografía el medidor, el tablero, el techo y el lugar del equipo.',
        'Acuerda el día de la siguiente llamada y anótalo en el prospecto.',
      ]),
    },
  });
  yield 38;
  await read(player, commercial, guide.id, 2);
}

const read = (player: StoryPlayer, who: typeof executive, supportFileId: string, number: number) =>
  player.call(who, supportFiles.file, { params: { supportFileId, number: String(number) } });
