import { contrastOf, minContrast } from './contrast.js';
import { currentRelease } from './release.js';
import { attributesOf, policyOf, propertiesOf, snippetOf } from './snippet.js';

const find = (id) => document.getElementById(id);
const portal = document.querySelector('script[data-portal]').dataset.portal;
const locale = new URLSearchParams(location.search).get('lang') === 'en' ? 'en' : 'ru';
const texts = await (await fetch(`${locale}.json`)).json();
const form = document.querySelector('form');

const showTexts = () => {
  document.documentElement.lang = locale;
  document.title = `${texts.title} · Fairfront`;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = texts[element.dataset.text];
  const other = locale === 'ru' ? 'en' : 'ru';
  Object.assign(find('other'), { href: `?lang=${other}`, lang: other, hreflang: other });
  form.elements.locale.value = locale;
};

const settingsNow = () => ({
  ...Object.fromEntries(new FormData(form)),
  readonly: form.elements.readonly.checked,
  colours: form.elements.colours.checked,
});

const element = document.createElement('fairfront-catalog');
element.getToken = async () => {
  const response = await fetch('catalogue-token', { method: 'POST' });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()).data.token;
};

const names = ['participant-id', 'locale', 'theme', 'mode', 'readonly', 'step-order'];
const showExample = (settings) => {
  // the example shows the demo order, whatever id the code is for
  const attributes = new Map(attributesOf({ ...settings, participation: '101' }));
  for (const name of names) {
    if (!attributes.has(name)) element.removeAttribute(name);
    else if (element.getAttribute(name) !== attributes.get(name)) element.setAttribute(name, attributes.get(name));
  }
  find('open').hidden = settings.mode !== 'modal';
  find('place').style.maxWidth = settings.width ? `${settings.width}px` : '';
};

/** The element reads its theme when it is attached. */
const dress = (settings) => {
  const theme = JSON.stringify(propertiesOf(settings));
  if (element.isConnected && element.dataset.theme === theme) return;
  element.remove();
  element.dataset.theme = theme;
  element.removeAttribute('style');
  for (const [name, value] of propertiesOf(settings)) element.style.setProperty(name, value);
  find('place').append(element);
};

let release = null;
const offerRelease = async () => {
  release = await currentRelease(portal);
  if (release === null) return;
  const option = new Option(texts.pinned.replace('{version}', release.version), 'pinned');
  form.elements.version.append(option);
};

const showContrast = ({ primary, onPrimary }) => {
  const contrast = contrastOf(primary, onPrimary);
  const isEnough = contrast >= minContrast;
  // rounded down: 4.49 is not 4.5
  const ratio = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(Math.floor(contrast * 10) / 10);
  find('contrast').textContent = texts[isEnough ? 'enough' : 'tooLow'].replace('{ratio}', ratio);
  find('contrast').classList.toggle('warning', !isEnough);
};

let checks = 0;
const checkSite = async () => {
  checks += 1;
  const check = checks;
  const origin = form.elements.site.value.trim();
  const say = (key) => {
    if (check !== checks) return;
    find('allowed').textContent = key === null ? '' : texts[key];
    find('allowed').classList.toggle('warning', key !== null && key !== 'allowed');
  };
  if (origin === '') return say(null);
  const answer = await fetch(`allowed-origin?${new URLSearchParams({ origin })}`).catch(() => null);
  if (answer?.status === 422) return say('noOrigin');
  if (!answer?.ok) return say('notChecked');
  return say((await answer.json()).allowed ? 'allowed' : 'notAllowed');
};

/** Server files as they are tested, each read once. */
const files = new Map();
const fileOf = (name) => {
  if (!files.has(name)) {
    const read = fetch(name).then((response) => (response.ok ? response.text() : Promise.reject(new Error(name))));
    files.set(
      name,
      read.catch(() => {
        files.delete(name);
        return texts.notRead;
      }),
    );
  }
  return files.get(name);
};

let shown = 0;
const showCode = async (settings) => {
  shown += 1;
  const turn = shown;
  const part = document.querySelector('input[name="part"]:checked').value;
  const text =
    part === 'page'
      ? snippetOf(portal, settings.version === 'pinned' ? release : null, settings)
      : part === 'policy'
        ? policyOf(portal)
        : await fileOf(part);
  if (turn === shown) find('snippet').textContent = text;
};

const show = () => {
  const settings = settingsNow();
  void showCode(settings);
  showContrast(settings);
  find('copied').textContent = '';
  showExample(settings);
  dress(settings);
};

const copy = async () => {
  const isCopied = await navigator.clipboard.writeText(find('snippet').textContent).then(
    () => true,
    () => false,
  );
  find('copied').textContent = texts[isCopied ? 'copied' : 'notCopied'];
};

const listEvent = ({ type, detail }) => {
  const item = document.createElement('li');
  const name = document.createElement('code');
  name.textContent = type.replace('fairfront-catalog:', '');
  item.append(name, ` ${JSON.stringify(detail)}`);
  find('none').hidden = true;
  find('fired').prepend(item);
};

showTexts();
for (const name of ['ready', 'step-change', 'saved', 'submitted', 'status-change', 'close', 'error', 'unauthorized'])
  element.addEventListener(`fairfront-catalog:${name}`, listEvent);
form.addEventListener('input', show);
form.elements.site.addEventListener('change', () => void checkSite());
form.addEventListener('submit', (event) => event.preventDefault());
find('open').addEventListener('click', () => element.open());
find('copy').addEventListener('click', copy);
find('part').addEventListener('change', () => {
  find('copied').textContent = '';
  void showCode(settingsNow());
});
show();
await offerRelease();
