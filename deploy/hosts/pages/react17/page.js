const { React, ReactDOM } = window;
const { createElement, useEffect, useRef, useState } = React;

const getToken = async () => {
  const response = await fetch('catalogue-token', { method: 'POST' });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()).data.token;
};

/** React 17 passes only attributes to elements, so the property and the events are set through the ref. */
const Catalogue = ({ onStep }) => {
  const element = useRef(null);
  useEffect(() => {
    const { current } = element;
    current.getToken = getToken;
    const follow = ({ detail }) => onStep(detail.step);
    current.addEventListener('fairfront-catalog:step-change', follow);
    return () => current.removeEventListener('fairfront-catalog:step-change', follow);
  }, [onStep]);
  return createElement('fairfront-catalog', { ref: element, 'participant-id': '160', theme: 'light' });
};

const Page = () => {
  const [step, setStep] = useState('alphabet');
  return createElement(
    'div',
    null,
    createElement('h1', null, `React ${React.version}`),
    createElement('p', { role: 'status' }, `Шаг: ${step}`),
    createElement('ff-button'),
    createElement(Catalogue, { onStep: setStep }),
  );
};

ReactDOM.render(createElement(Page), document.getElementById('app'));
