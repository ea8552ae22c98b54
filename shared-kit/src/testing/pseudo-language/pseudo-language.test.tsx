import { Button } from '../../components/button';
import { Pagination } from '../../components/pagination';
import { renderInPlatform } from '../render';
import { inPseudoLanguage, pseudoText, pseudoTexts, untranslatedIn, untranslatedOnPage } from '.';

describe('a text in the pseudo-language', () => {
  it('is bracketed, accented and longer, and keeps placeholders and tags [SHELL-563]', () => {
    expect(pseudoText('Add {{count, number}} <b>passes</b> $t(kit:more)')).toBe(
      '⟦ÀÀđđ {{count, number}} <b>þààššééš</b> $t(kit:more)⟧',
    );
    expect(pseudoText('Abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ')).not.toMatch(/[a-z]/i);
    expect(pseudoText('Русский')).not.toMatch(/[а-я]{2}/i);
    const text = 'Deadlines of the exhibition are shown here';
    expect(pseudoText(text).length / text.length).toBeGreaterThan(1.3);
    expect(pseudoTexts({ empty: '', group: { ok: 'Ok' } })).toEqual({ empty: '', group: { ok: '⟦ÖÖķ⟧' } });
  });
});

describe('the search for untranslated texts', () => {
  const page = (html: string) => {
    const root = document.createElement('main');
    root.innerHTML = html;
    return root;
  };

  it('finds words between tags, in names, placeholders, hints, pictures and fields [SHELL-563]', () => {
    const root = page(`
      <h1>${pseudoText('Passes')}</h1><p>Forgotten <b>бейдж</b></p>
      <button aria-label="Close">×</button><input placeholder="Name" value="Typed"><a title="Hint">→</a><img alt="Logo">`);
    expect(untranslatedIn(root, [])).toEqual(['Forgotten ', 'бейдж', 'Close', 'Name', 'Typed', 'Hint', 'Logo']);
  });

  it('ignores data, numbers, money and dates, matches whole words only, and finds no codes [SHELL-563]', () => {
    const data = {
      pass: { name: 'Ирина', post: 'Engineer (CNC)', status: 'accepted', plate: 'А482МР77' },
      unit: { name_eng: 'pc' },
    };
    const root =
      page(`<p>${pseudoText('Name')}: Ирина, Engineer (CNC)</p><p>Mon, 9 June 2026, 14:06, 9 Jun</p><p>1 200,50 ₽ × 3</p>
      <p>accepted</p><p>Иринами</p><p>pc, 5 MB</p><p>ИE</p><p>А 482 МР</p><p>ТЯ</p>`);
    expect(untranslatedIn(root, data)).toEqual(['accepted', 'Иринами', 'ТЯ']);
  });
});

it('the check renders parts of the kit in the pseudo-language and reports texts that are not in it [SHELL-563]', async () => {
  const { platform, rerender } = renderInPlatform(
    <Pagination page={2} pages={9} total={70} perPage={8} label={pseudoText('Pages')} onChange={() => undefined} />,
    {
      texts: inPseudoLanguage({}),
    },
  );
  expect(await untranslatedOnPage(platform)).toEqual([]);
  rerender(
    <p>
      {pseudoText('Changed')} <Button>Save</Button>
    </p>,
  );
  platform.services.messages.error('Not saved');
  expect(await untranslatedOnPage(platform)).toEqual(['Save', 'Not saved']);
});
