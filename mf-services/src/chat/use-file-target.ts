import { useRef, useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Files that are dropped anywhere over a surface.
 * @param onFiles null takes none
 */
export const useFileTarget = (onFiles: ((files: File[]) => void) | null) => {
  const [isOver, setOver] = useState(false);
  // entering a child comes before leaving its parent
  const depth = useRef(0);
  const move = (step: 1 | -1) => {
    depth.current += step;
    setOver(depth.current > 0);
  };
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (hasFiles(event)) move(1);
    },
    onDragLeave: (event: DragEvent) => {
      if (hasFiles(event)) move(-1);
    },
    onDragOver: (event: DragEvent) => {
      // without this the browser opens the file in place of the portal
      if (hasFiles(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      onFiles?.([...event.dataTransfer.files]);
    },
  };
  return { isOver: isOver && onFiles !== null, handlers };
};
