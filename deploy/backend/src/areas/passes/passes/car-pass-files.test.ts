import { pdfText } from '../../../testing/pdf-text';
import { goTo, list, path, portal, reader, useCarPasses, type Refusal } from './testing/car-passes';

useCarPasses();

describe('files of car passes', () => {
  it('are downloaded with form D03 under Russian names [PASS-196] [PASS-200] [PASS-201] [PASS-231] [PASS-232]', async () => {
    const { data } = await list();
    const accepted = data.find(({ car_number }) => car_number === 'А123ВС77');
    await portal.database.read
      .updateTable('car_passes')
      .set({ trailer_number: 'ВС 1234-77' })
      .where('id', '=', accepted?.id ?? 0)
      .execute();
    const pass = await reader.get(path(`/${accepted?.id}/download`));
    expect(pass.headers['content-disposition']).toContain(
      encodeURIComponent(`Пропуск на автомобиль ${accepted?.id}.pdf`),
    );
    const common = [
      'А123ВС77',
      'Грузовой автомобиль до 3,5 т',
      'Lorry up to 3.5 t',
      'ВС 1234-77',
      'ООО «Северная механика»',
      '24C10 (Павильон 2, зал 4 / Pavilion 2, hall 4)',
      '21.05.2026',
      '28.05.2026',
      'Монтаж / Installation',
      'Петров Андрей Ильич',
      '+79161110001',
    ];
    const text = pdfText(pass.raw);
    for (const part of [...common, String(accepted?.id), accepted?.barcode ?? 'no code']) expect(text).toContain(part);
    const form = await reader.get(path(`/${accepted?.id}/download/d03`));
    expect(form.headers['content-disposition']).toContain(encodeURIComponent(`Форма D03 ${accepted?.id}.pdf`));
    const formText = pdfText(form.raw);
    for (const part of [
      ...common,
      'Форма D03',
      'ТехноФорум',
      'Грузоподъёмность, т / Load capacity, t',
      '3.5',
      'Токарный станок',
      'Ящик с инструментом',
      'Представитель участника / Exhibitor',
      'Въезд разрешён / Entry permitted',
    ]) {
      expect(formText).toContain(part);
    }
  });

  it.each(['2026-01-10T09:00:00.000Z', '2026-12-10T09:00:00.000Z'])(
    'are downloaded only when accepted, also before installation and after dismantling: %s [PASS-163] [PASS-248]',
    async (now) => {
      await goTo(now);
      const { data } = await list();
      expect(data).toHaveLength(4);
      for (const { id, status } of data) {
        for (const file of ['download', 'download/d03']) {
          const answer = await reader.get<Refusal>(path(`/${id}/${file}`));
          const expected = status === 'accepted' ? [200, undefined] : [403, 'not_printable'];
          expect([status, answer.status, answer.body?.code]).toEqual([status, ...expected]);
        }
      }
    },
  );
});
