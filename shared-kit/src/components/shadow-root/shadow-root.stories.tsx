import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '../modal';
import { Select } from '../select';
import { TooltipIcon } from '../tooltip';
import { t } from '../story-texts';
import { ShadowRootScope } from '.';

/** A page of another site: the kit is in a shadow root with its own copies of the style sheets. */
const ForeignPage = ({ children }: { children: (container: HTMLElement) => ReactNode }) => {
  const host = useRef<HTMLDivElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [...document.styleSheets].map((sheet) => {
      const copy = new CSSStyleSheet();
      copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
      return copy;
    });
    const made = document.createElement('div');
    made.className = 'ff-root';
    made.dataset['theme'] = document.documentElement.dataset['theme'];
    shadow.append(made);
    setContainer(made);
    return () => made.remove();
  }, []);
  return <div ref={host}>{container && createPortal(children(container), container)}</div>;
};

const countries = ['china', 'india', 'russia'] as const;
const RubricsForm = () => {
  const [open, setOpen] = useState(false);
  const [country, setCountry] = useState<string | null>(null);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12, padding: 16 }}>
      <Select
        label={t('shadowRoot.country')}
        value={country}
        onChange={setCountry}
        options={countries.map((key) => ({ value: key, label: t(`countries.${key}`) }))}
      />
      <TooltipIcon label={t('shadowRoot.whyWeAsk')} content={t('shadowRoot.visaProcedure')} />
      <Button onClick={() => setOpen(true)}>{t('shadowRoot.openRubrics')}</Button>
      <Modal open={open} size="sm" title={t('catalogue.rubrics')} onClose={() => setOpen(false)}>
        <ModalHeader />
        <ModalBody>
          <TooltipIcon label={t('shadowRoot.howManyAreFree')} content={t('shadowRoot.twoRubrics')} />
        </ModalBody>
        <ModalFooter>
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('shadowRoot.choose')}
          </Button>
        </ModalFooter>
      </Modal>
    </div>
  );
};

const meta = { title: 'Kit/ShadowRoot', component: RubricsForm } satisfies Meta<typeof RubricsForm>;
export default meta;

export const Embedded: StoryObj<typeof meta> = {
  render: () => (
    <ForeignPage>
      {(container) => (
        <ShadowRootScope container={container}>
          <RubricsForm />
        </ShadowRootScope>
      )}
    </ForeignPage>
  ),
};
