import { parseMarkup, safeAddress } from './markup';

describe('the info text markup [PASS-028]', () => {
  it.each([
    ['plain text', ['plain text']],
    ['<p>One <b>two</b></p>', [{ tag: 'p', children: ['One ', { tag: 'b', children: ['two'] }] }]],
    ['a<br>b<BR/>c', ['a', { tag: 'br', children: [] }, 'b', { tag: 'br', children: [] }, 'c']],
    [
      '<ul><li>1</li><li>2</li></ul>',
      [
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['1'] },
            { tag: 'li', children: ['2'] },
          ],
        },
      ],
    ],
    [
      '<a href="https://fair.example/?a=1&amp;b=2" onclick="x()">map</a>',
      [{ tag: 'a', href: 'https://fair.example/?a=1&b=2', children: ['map'] }],
    ],
    [
      "<a href='mailto:pass@fair.example'>mail</a>",
      [{ tag: 'a', href: 'mailto:pass@fair.example', children: ['mail'] }],
    ],
    ['&laquo;ТехноФорум&raquo; &#8470;&nbsp;4 &amp;lt;', ['«ТехноФорум» №\u00a04 &lt;']],
    ['5 < 6 and 7 > 2', ['5 ', '<', ' 6 and 7 > 2']],
    ['<b>never closed', [{ tag: 'b', children: ['never closed'] }]],
  ])('the parser reads %s [PASS-028]', (source, nodes) => {
    expect(parseMarkup(source)).toEqual(nodes);
  });

  it.each([
    ['<script>alert(1)</script>ok', ['ok']],
    ['<style>p{}</style><svg onload=x()><script>1</script></svg>ok', ['ok']],
    ['<img src=x onerror=alert(1)>ok', ['ok']],
    ['<div class="x">words <span>stay</span></div>', ['words ', 'stay']],
    ['<!-- note -->ok<!-- open', ['ok']],
    ['<a href="javascript:alert(1)">link</a>', [{ tag: 'a', children: ['link'] }]],
    ['<a href="&#106;avascript:alert(1)">link</a>', [{ tag: 'a', children: ['link'] }]],
    ['<a href="data:text/html,x">link</a>', [{ tag: 'a', children: ['link'] }]],
    ['<a href="/relative">link</a>', [{ tag: 'a', children: ['link'] }]],
    ['</p>ok</b>', ['ok']],
  ])('the parser removes forbidden markup: %s [PASS-028]', (source, nodes) => {
    expect(parseMarkup(source)).toEqual(nodes);
  });

  it.each([
    ['https://fair.example/terms', 'https://fair.example/terms'],
    [' http://fair.example ', 'http://fair.example/'],
    ['mailto:pass@fair.example', 'mailto:pass@fair.example'],
    ['Entry: by the south gate', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['/relative', undefined],
    ['', undefined],
  ])('the text %j yields the address %j [PASS-028] [PASS-132]', (text, address) => {
    expect(safeAddress(text)).toBe(address);
  });
});
