import { remoteStories } from '@fairfront/shared-kit/testing/stories';
import { fileRule, type OrderFileType } from '@fairfront/shared-kit/domain/catalogue/files/file-rules';
import remote from '../../remote';
import { CropWindow } from './crop-window';

export default { title: 'Remotes/Catalogue/Crop' };

/** A logo with letters on white, with wide margins. */
const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 350 250">
      <rect width="350" height="250" fill="#fff"/>
      <path d="M75 95l30 17v34l-30 17-30-17v-34z" fill="#0b3b8c"/><path d="M75 113l14 8v16l-14 8z" fill="#e4572e"/>
      <text x="120" y="122" font-family="sans-serif" font-weight="700" font-size="30" fill="#14202b">SEVERNAYA</text>
      <text x="120" y="154" font-family="sans-serif" font-weight="700" font-size="30" fill="#14202b">MEKHANIKA</text>
    </svg>`,
  )}`;

const crop = (type: OrderFileType, name: string, facts: { width: number; height: number; colour?: 'cmyk' }) =>
  remoteStories('catalog', {
    ...remote,
    screens: {
      participant: {
        path: '/participant/:id',
        load: () =>
          Promise.resolve({
            default: () => (
              <CropWindow
                type={type}
                file={new File([new Uint8Array(5_033_165)], name)}
                facts={{ name, size: 5_033_165, kind: name.endsWith('png') ? 'png' : 'jpeg', ...facts }}
                address={drawing(facts.width, facts.height)}
                resolution={fileRule(type).resolution ?? { width: 1024, height: 1024, isExact: false }}
                onUse={() => undefined}
                onCancel={() => undefined}
              />
            ),
          }),
      },
    },
  }).screen('participant', () => ({}));

export const Logo = crop('logo', 'logo_2027_final.png', { width: 3508, height: 2480 });
export const Cover = crop('company-cover', 'cover.jpg', { width: 2800, height: 2000, colour: 'cmyk' });
