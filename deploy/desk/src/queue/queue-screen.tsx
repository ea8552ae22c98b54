import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { Queue } from './queue';
import type { QueueDescription } from './queue.types';

interface QueueScreenProps<Item, Detail, Part extends string, Decision extends string> {
  queue: QueueDescription<Item, Detail, Part, Decision>;
}

/** A queue in the frame of the desk, for the selected exhibition. */
export const QueueScreen = <Item, Detail, Part extends string, Decision extends string>({
  queue,
}: QueueScreenProps<Item, Detail, Part, Decision>) => (
  <DeskFrame place={placeOf(queue.name)}>
    {({ exhibition, canWrite }) => <Queue key={exhibition} queue={queue} exhibition={exhibition} canWrite={canWrite} />}
  </DeskFrame>
);
