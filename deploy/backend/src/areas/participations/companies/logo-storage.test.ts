import sharp from 'sharp';
import { aParticipation } from '../../../testing/builders/participations';
import { asMember } from '../../../testing/builders/users';
import { multipart } from '../../../testing/multipart';
import { startS3Server } from '../../../testing/s3-server';
import { TestApp } from '../../../testing/test-app';

it('files are kept in the bucket, and while it fails nothing is acknowledged that it does not hold [SHELL-681]', async () => {
  const server = await startS3Server();
  const portal = await TestApp.startEmpty(server.env);
  const participation = await aParticipation(portal);
  const editor = await asMember(portal, participation, 'edit');
  const path = `/participants/${participation.id}/companies/${participation.company_id}/logo`;
  const send = async (width: number) => {
    const picture = sharp({ create: { width, height: 40, channels: 3, background: 'teal' } });
    const image = new File([new Uint8Array(await picture.png().toBuffer())], 'logo.png', { type: 'image/png' });
    const form = await multipart({ image });
    return editor.post<{ data: { thumbnail_path: string } }>(path, form.body, form);
  };
  const stored = (name: string) => portal.app.inject({ method: 'GET', url: `/storage/${name}` });

  const first = await send(60);
  expect(first.status).toBe(201);
  const { thumbnail_path: name } = first.body.data;
  const shown = await stored(name);
  expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).width]).toEqual([200, 60]);

  await server.close();
  const refused = await send(80);
  expect(refused).toMatchObject({
    status: 503,
    body: {
      code: 'storage_unavailable',
      message: 'Хранилище файлов временно недоступно. Файл не сохранён и не открыт. Повторите попытку через минуту',
    },
    headers: { 'retry-after': '10' },
  });
  expect((await stored(name)).statusCode).toBe(503);
  const { data } = (await editor.get<{ data: { company: { image: object } } }>(`/participants/${participation.id}`))
    .body;
  expect(data.company.image).toMatchObject({ thumbnail_path: name });
  await portal.stop();
});
