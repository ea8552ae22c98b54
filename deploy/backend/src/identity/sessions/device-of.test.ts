import { deviceOf } from './device-of';

const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium}`, 'computer', 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Edg/141.0.0.0`, 'computer', 'Edge', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${chromium} YaBrowser/25.8.0 Yowser/2.5`, 'computer', 'Yandex', 'Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} OPR/120.0`, 'computer', 'Opera', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'computer', 'Firefox', 'Ubuntu'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'computer',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'phone',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    'tablet',
    'Chrome',
    'iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'phone',
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chromium}`, 'tablet', 'Chrome', 'Android'],
  ['node', 'program', null, null],
  ['', 'program', null, null],
])('the user agent %s is a %s with %s on %s [SHELL-440]', (userAgent, kind, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ kind, browser, system });
});
