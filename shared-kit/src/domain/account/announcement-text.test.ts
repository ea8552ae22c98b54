import { textBlocks, type TextBlock } from './announcement-text';

const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text });
const list = (...items: string[]): TextBlock => ({ kind: 'list', items });

it.each([
  ['nothing', ' \n\n ', []],
  ['one paragraph', 'Monday', [paragraph('Monday')]],
  ['two paragraphs', 'Monday\n\n\nTuesday', [paragraph('Monday'), paragraph('Tuesday')]],
  ['a break inside of a paragraph', 'Monday\r\nat nine', [paragraph('Monday\nat nine')]],
  ['a list right below a paragraph', 'Bring:\n- gloves\n• a helmet', [paragraph('Bring:'), list('gloves', 'a helmet')]],
  ['text right below a list', '- gloves\nThank you', [list('gloves'), paragraph('Thank you')]],
  ['two lists', '- gloves\n\n- a helmet', [list('gloves'), list('a helmet')]],
  ['a dash that is no list', '-5 °C\n- ', [paragraph('-5 °C\n-')]],
  ['markup of other languages', '<b onclick="x">**a**</b>', [paragraph('<b onclick="x">**a**</b>')]],
] satisfies [string, string, TextBlock[]][])(
  'the text of an announcement may be %s [ACC-220]',
  (_name, text, blocks) => {
    expect(textBlocks(text)).toEqual(blocks);
  },
);
