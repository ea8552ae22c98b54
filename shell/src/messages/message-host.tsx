import { useEffect, useSyncExternalStore } from 'react';
import { MessageRegion } from '@fairfront/shared-kit/components/toast';
import { FailedCalls } from '../failed-calls/failed-calls';
import { lazy } from '../layout/lazy';
import { useShell } from '../shell-services';
import type { Question } from './messages';

const QuestionDialog = lazy(() => import('./question-dialog'));

/** Renders the messages above everything, including modals. */
export const MessageHost = () => {
  const { messages } = useShell();
  const question = useSyncExternalStore(messages.subscribe, messages.question);
  return (
    <>
      <MessageRegion messages={messages.toasts}>
        <FailedCalls />
      </MessageRegion>
      {question && (
        <QuestionDialog key={question.id} question={question} failed={() => <NotAsked question={question} />} />
      )}
    </>
  );
};

/** The dialog failed to load: an unasked question counts as declined. */
const NotAsked = ({ question }: { question: Question }) => {
  const { messages, texts } = useShell();
  useEffect(() => {
    messages.services.error(texts.translator.t('kit:error.noConnection'));
    question.answer(false);
  }, [messages, texts, question]);
  return null;
};
