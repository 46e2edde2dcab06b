/** The room of a card, to be read from across a kitchen; a name in place of a number is smaller. */
export const RoomNumber = ({ room }: { room: string }) => (
  <bdi
    className={`font-bold tracking-tight ${room.length > 6 ? 'min-w-0 text-2xl' : 'shrink-0 text-[2.75rem] leading-[0.9]'}`}
  >
    {room}
  </bdi>
)
